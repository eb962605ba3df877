/** Bytes that are converted at once: a call with more arguments than this fails. */
const piece = 0x8000;

/** Encodes bytes as text in the alphabet of RFC 4648, section 4. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += piece) {
    // The spread operator would iterate over the bytes one by one, which is slower.
    const part: unknown = Reflect.apply(String.fromCharCode, null, bytes.subarray(at, at + piece));
    text += String(part);
  }
  return btoa(text);
}

/** Decodes such a text. Throws for anything else. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
