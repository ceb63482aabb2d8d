const endOfHeaders = '\r\n\r\n';

/** A request as far as the source looks at it. */
export interface CutRequest {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

/** Cuts what a kept connection sends into requests; ASCII bodies with a length only. */
export class RequestCutter {
  #text = '';

  constructor(private readonly onRequest: (request: CutRequest) => void) {}

  take(text: string): void {
    this.#text += text;
    for (let request = this.#cut(); request; request = this.#cut()) this.onRequest(request);
  }

  #cut(): CutRequest | undefined {
    const headEnd = this.#text.indexOf(endOfHeaders);
    if (headEnd < 0) return undefined;
    const head = this.#text.slice(0, headEnd);
    const bodyAt = headEnd + endOfHeaders.length;
    const end = bodyAt + Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0);
    if (this.#text.length < end) return undefined;
    const body = this.#text.slice(bodyAt, end);
    this.#text = this.#text.slice(end);
    const [method = '', path = ''] = head.split(' ', 2);
    return { method, path, body };
  }
}
