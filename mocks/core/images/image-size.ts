import { reject } from '../requests/http-error.ts';

/** Width and height that a file declares, in pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

/**
 * Maximum width and height of an image in pixels. A few bytes can declare any size, and decoding
 * takes four bytes of memory per pixel.
 */
const maxPixels = 8192;

/** Rejects an image without pixels or of unknown size (415), and one with too many pixels (413). */
export function validateImageSize(size: ImageSize | null): void {
  if (!size || !(size.width > 0 && size.height > 0)) throw reject(415, 'imageSizeMissing');
  if (size.width > maxPixels || size.height > maxPixels) {
    throw reject(413, 'imageTooManyPixels', { limit: maxPixels });
  }
}

/** The size in the header chunk. Source: PNG specification, section 11.2.1. */
export function readPngSize(bytes: Uint8Array): ImageSize | null {
  if (bytes.length < 24) return null;
  const view = toDataView(bytes);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/**
 * The size in the first frame header; null when the image data start without one. Thumbnails have
 * their own frame headers inside other segments, which are skipped. Source: ITU-T T.81, annex B.
 */
export function readJpegSize(bytes: Uint8Array): ImageSize | null {
  const view = toDataView(bytes);
  let at = 2; // after the marker at the start of every file
  while (at + 9 <= bytes.length) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (isFrameHeader(marker)) {
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    } else if (hasNoLength(marker)) at += 2;
    else if (marker === endOfImage || marker === startOfScan) return null;
    else at += 2 + view.getUint16(at + 2);
  }
  return null;
}

const [endOfImage, startOfScan] = [0xd9, 0xda];

/** SOF0 to SOF15, except DHT, JPG and DAC, which share that range. */
const isFrameHeader = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const hasNoLength = (marker: number): boolean =>
  marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

const toDataView = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);
