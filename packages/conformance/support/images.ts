/** Shared helpers of the image upload scenarios. */
import { UploadFile } from '../http/request.ts';
import { buildFile } from '../scenario/files.ts';

/** Maximum size of an image in bytes. Source: PROF-018. */
export const largest = 2_097_152;

/** An SVG with the given content. */
export const buildSvg = (inner: string): UploadFile =>
  new UploadFile(
    'conformance.svg',
    'image/svg+xml',
    new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`),
  );

/** The file with another name and that name's type. */
export const renamed = ({ bytes }: UploadFile, name: string, type: string): UploadFile =>
  new UploadFile(name, type, bytes);

/** A PNG padded with zeros to a length in bytes. */
export function createPng(length: number): UploadFile {
  const { name, type, bytes } = buildFile('png');
  const longer = new Uint8Array(length);
  longer.set(bytes);
  return new UploadFile(name, type, longer);
}

/** A PNG whose header declares a size in pixels. */
function pngOfPixels(width: number, height: number): UploadFile {
  const { name, type, bytes } = buildFile('png');
  const claiming = new Uint8Array(bytes);
  const view = new DataView(claiming.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return new UploadFile(name, type, claiming);
}

/** A JPEG that only has headers; its frame declares a size in pixels. */
function jpegOfPixels(width: number, height: number): UploadFile {
  const bytes = Buffer.from('ffd8ffe000074a46494600ffc0000b080000000001011100ffd9', 'hex');
  bytes.writeUInt16BE(height, 16);
  bytes.writeUInt16BE(width, 18);
  return new UploadFile('conformance.jpg', 'image/jpeg', new Uint8Array(bytes));
}

/** An SVG of a size in pixels. */
const svgOfPixels = (width: number, height: number): UploadFile =>
  new UploadFile(
    'conformance.svg',
    'image/svg+xml',
    new TextEncoder().encode(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`,
    ),
  );

/** Images of each kind that declare a size in pixels. */
export const imagesOfPixels = (width: number, height: number): UploadFile[] => {
  const png = pngOfPixels(width, height);
  const data = Buffer.from(png.bytes).toString('base64');
  return [
    png,
    jpegOfPixels(width, height),
    svgOfPixels(width, height),
    buildSvg(`<image href="data:image/png;base64,${data}"/>`),
  ];
};

/** Maximum width and height of an image in pixels. */
export const maxPixels = 8192;
