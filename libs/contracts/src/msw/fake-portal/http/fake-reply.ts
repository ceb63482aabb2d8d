/** A reply as data: browsers let no `Response` hold a `Set-Cookie`, so that it is made last and elsewhere. */
export interface FakeReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Null for 204. */
  readonly body: string | null;
}
