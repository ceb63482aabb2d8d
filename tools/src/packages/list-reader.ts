/** A list of which the bytes stand in a module's text: base64, or the text itself. */
interface Place {
  readonly read: 'text' | 'bytes';
  readonly at: number;
  readonly length: number;
}

/** What a reader says, and what to do then, when the file of its lists is not there, or is not the one that it was made for. */
export interface ReaderErrors {
  readonly gone: string;
  readonly changed: string;
}

/**
 * The code of a module that exports what another one does, but reads it from the text of that one's file. As a module, Node keeps
 * its text, and every list once more: it takes longer, and three times the memory. Bundlers need the module itself, as nothing tells
 * them of a file that is read.
 *
 * @param file the name of that module's file, which stands beside this one
 * @param source its text, of nothing but ASCII
 * @param lists what it exports: texts and bytes that stand there in base64 are read, anything else is written out
 * @throws RangeError for bytes that do not stand in the source
 */
export function readerOf(
  file: string,
  source: string,
  lists: Readonly<Record<string, unknown>>,
  errors: ReaderErrors,
): string {
  const found = Object.entries(lists).map(([name, value]) => ({
    name,
    value,
    place: placeOf(value, source),
  }));
  const longest = Math.max(0, ...found.map(({ place }) => place?.length ?? 0));
  const constants = found.map(({ name, value, place }) =>
    place === undefined
      ? `export const ${name}=${JSON.stringify(value)};`
      : `export const ${name}=${place.read}(${place.at},${place.length});`,
  );
  return `const{closeSync,fstatSync,openSync,readSync}=process.getBuiltinModule("node:fs");
const open=()=>{try{return openSync(new URL("./${file}",import.meta.url))}catch(cause){throw new Error(${JSON.stringify(errors.gone)},{cause})}};
const file=open();
if(fstatSync(file).size!==${source.length})throw new Error(${JSON.stringify(errors.changed)});
let room=Buffer.allocUnsafeSlow(${longest});
const text=(at,length)=>{if(readSync(file,room,0,length,at)!==length)throw new Error(${JSON.stringify(errors.changed)});return room.toString("latin1",0,length)};
const bytes=(at,length)=>Buffer.from(text(at,length),"base64");
${constants.join('\n')}
closeSync(file);
room=undefined;
`;
}

function placeOf(value: unknown, source: string): Place | undefined {
  const isBytes = value instanceof Uint8Array;
  if (!isBytes && typeof value !== 'string') return undefined;
  const written = isBytes ? Buffer.from(value).toString('base64') : value;
  const at = source.indexOf(written);
  if (at === -1 && isBytes) throw new RangeError('Bytes have to stand in the source in base64, as one text');
  return at === -1 ? undefined : { read: isBytes ? 'bytes' : 'text', at, length: written.length };
}
