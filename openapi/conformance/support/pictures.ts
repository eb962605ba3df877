/** What scenarios of uploaded pictures share. */
import { KitFile } from '../http/request.ts';
import { fileOf } from '../scenario/files.ts';

/** Bytes that a picture may have. Source: document 1, sections 5 and 9. */
export const largest = 2_097_152;

/** An SVG with something in it. */
export const svgOf = (inner: string): KitFile =>
  new KitFile(
    'conformance.svg',
    'image/svg+xml',
    new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`),
  );

/** A file with another name, and that name's type. */
export const renamed = ({ bytes }: KitFile, name: string, type: string): KitFile =>
  new KitFile(name, type, bytes);

/** A PNG that is followed by zeros up to a length in bytes. */
export function pngOf(length: number): KitFile {
  const { name, type, bytes } = fileOf('png');
  const longer = new Uint8Array(length);
  longer.set(bytes);
  return new KitFile(name, type, longer);
}
