import type { UploadedFile } from '../requests/handler.ts';
import { reject } from '../requests/http-error.ts';
import type { ProfileImageRecord } from '../../store/world/account.ts';
import { readJpegSize, readPngSize, validateImageSize } from './image-size.ts';
import { validateSvgSize } from './svg-size.ts';
import { assessSvg, readSvgTokens } from './svg.ts';

/** Source: PROF-016. */
const extension = /\.(?:jpe?g|png|svg)$/i;

/**
 * The actual type of an image, by its content. 415 for any other file, for a name without an image
 * extension, for a harmful SVG, and for an image that declares no pixels; 413 for one that declares
 * too many.
 */
export function detectImageType({
  name,
  bytes,
}: Pick<UploadedFile, 'name' | 'bytes'>): ProfileImageRecord['type'] {
  if (!extension.test(name)) throw reject(415, 'imageTypeRejected');
  if (isPng(bytes)) {
    validateImageSize(readPngSize(bytes));
    return 'image/png';
  }
  if (starts(bytes, 0, [0xff, 0xd8, 0xff])) {
    validateImageSize(readJpegSize(bytes));
    return 'image/jpeg';
  }
  const assessment = assessSvg(bytes);
  if (assessment !== 'harmless') {
    throw reject(415, assessment === 'harmful' ? 'svgRejected' : 'imageTypeRejected');
  }
  validateSvgSize(readSvgTokens(bytes) ?? []);
  return 'image/svg+xml';
}

/**
 * Checks the signature, and for a header chunk of 13 bytes. Source: PNG specification, section 5.
 */
const isPng = (bytes: Uint8Array): boolean =>
  starts(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) &&
  starts(bytes, 8, [0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);

const starts = (bytes: Uint8Array, at: number, expected: readonly number[]): boolean =>
  expected.every((byte, index) => bytes[at + index] === byte);
