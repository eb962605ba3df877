/** Shared helpers of the PDF scenarios. */
import { inflateSync } from 'node:zlib';

/** The streams of a PDF, compressed or not, as UTF-8: attached texts are readable. */
export function readStreams(pdf: Uint8Array): string {
  const file = Buffer.from(pdf);
  const found: string[] = [];
  for (let at = file.indexOf('stream'); at !== -1; at = file.indexOf('stream', at)) {
    const start = file.indexOf('\n', at) + 1;
    const end = file.indexOf('endstream', start);
    if (end === -1) break;
    found.push(unpacked(file.subarray(start, end)));
    at = end + 'endstream'.length;
  }
  return found.join('\n');
}

/** The number of pages of a PDF, from its page objects, in compressed streams or not. */
export function countPages(pdf: Uint8Array): number {
  const text = `${Buffer.from(pdf).toString('latin1')}\n${readStreams(pdf)}`;
  return text.match(/\/Type\s*\/Page(?!\w)/g)?.length ?? 0;
}

function unpacked(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('utf8');
  } catch {
    return stream.toString('utf8');
  }
}
