/** A response as it came. */
export interface RawReply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/**
 * The response that these bytes hold; null while it is not whole. `ended` says that no more will come, which ends a response
 * that names no length.
 */
export function parseReply(bytes: Buffer, toHead: boolean, ended: boolean): RawReply | null {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd < 0) return null;
  const [first = '', ...lines] = bytes.toString('latin1', 0, headEnd).split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1]);
  if (!status) throw new Error(`not a status line: ${first}`);
  if (status === 100) return parseReply(bytes.subarray(headEnd + 4), toHead, ended);
  const headers = new Headers();
  for (const line of lines) {
    const colon = line.indexOf(':');
    headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const rest = bytes.subarray(headEnd + 4);
  const body =
    toHead || status === 101 || status === 204 || status === 304 ? '' : bodyOf(headers, rest, ended);
  return body === null ? null : { status, headers, text: body };
}

function bodyOf(headers: Headers, rest: Buffer, ended: boolean): string | null {
  if (/chunked/i.test(headers.get('transfer-encoding') ?? '')) return joinChunks(rest);
  const length = headers.get('content-length');
  if (length === null) return ended ? rest.toString('utf8') : null;
  return rest.length >= Number(length) ? rest.toString('utf8', 0, Number(length)) : null;
}

function joinChunks(rest: Buffer): string | null {
  const chunks: Buffer[] = [];
  for (let at = 0; ;) {
    const lineEnd = rest.indexOf('\r\n', at);
    if (lineEnd < 0) return null;
    const size = parseInt(rest.toString('latin1', at, lineEnd), 16);
    if (rest.length < lineEnd + 2 + size + 2) return null;
    if (size === 0) return Buffer.concat(chunks).toString('utf8');
    chunks.push(rest.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
}
