/** Bytes that become one text at once: more arguments than this, and a call fails. */
const piece = 0x8000;

/** Bytes as text in the alphabet of RFC 4648, section 4. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += piece) {
    // Spread out as arguments, they would be gone through one by one.
    const part: unknown = Reflect.apply(String.fromCharCode, null, bytes.subarray(at, at + piece));
    text += String(part);
  }
  return btoa(text);
}

/** The bytes of such a text. Throws for anything else. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
