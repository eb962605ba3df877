import { describe, expect, it } from 'vitest';
import { HttpError } from '../requests/http-error.ts';
import { readJpegSize, readPngSize } from './image-size.ts';
import { detectImageType } from './image-type.ts';

const word = (value: number): string => value.toString(16).padStart(4, '0');
const fromHex = (text: string) => new Uint8Array(Buffer.from(text, 'hex'));

const createPng = (width: number, height: number) => {
  const size = [width, height].map((each) => each.toString(16).padStart(8, '0')).join('');
  return fromHex(`89504e470d0a1a0a0000000d49484452${size}0806000000`);
};

/**
 * A JPEG with a segment that contains a thumbnail's frame header, followed by its own frame header.
 */
const createJpeg = (width: number, height: number, marker = 'c0') =>
  fromHex(`ffd8ffe1000dffc0000b08000100010101ffff${marker}000b08${word(height)}${word(width)}0101`);

const buildSvg = (attributes: string, inner = '') =>
  new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`,
  );

const embedded = (type: string, bytes: Uint8Array) =>
  buildSvg(
    '',
    `<image xlink:href="data:image/${type};base64,${Buffer.from(bytes).toString('base64')}"/>`,
  );

/** The type of an image, or the status it is rejected with. */
function typeOrStatus(name: string, bytes: Uint8Array): string | number {
  try {
    return detectImageType({ name, bytes: new Uint8Array(bytes) });
  } catch (error) {
    if (error instanceof HttpError) return error.status;
    throw error;
  }
}

describe('the size that an image claims', () => {
  it('the image size is read from the header of a PNG, wherever its bytes lie in memory', () => {
    const padded = new Uint8Array([7, 7, 7, ...createPng(640, 480)]);
    expect(readPngSize(padded.subarray(3))).toEqual({ width: 640, height: 480 });
    expect(readPngSize(createPng(640, 480).subarray(0, 23))).toBeNull();
  });

  it.each(['c0', 'c1', 'c2', 'cf'])(
    'the image size is read from frame header %s of a JPEG',
    (marker) => {
      expect(readJpegSize(createJpeg(640, 480, marker))).toEqual({ width: 640, height: 480 });
    },
  );

  it.each([
    ['has no frame header', 'ffd8ffd9'],
    ['ends before its frame header', 'ffd8ffe0001000'],
    ['has its data before a frame header', 'ffd8ffda000b0800010001010111000000'],
    ['has no marker where one belongs', 'ffd8ffe00002000000000000000000000000'],
    ['has only tables', 'ffd8ffc4000b0800010001010111000000'],
  ])('the image size is unknown for a JPEG that %s', (_, hex) => {
    expect(readJpegSize(fromHex(hex))).toBeNull();
  });
});

describe('an uploaded image', () => {
  it.each([
    ['a PNG', 'a.png', createPng(8192, 8192), 'image/png'],
    ['a JPEG', 'a.jpg', createJpeg(8192, 8192), 'image/jpeg'],
    ['an SVG', 'a.svg', buildSvg('width="8192" height="8192px"'), 'image/svg+xml'],
    ['an SVG without a size', 'a.svg', buildSvg(''), 'image/svg+xml'],
    ['an SVG of the size of its place', 'a.svg', buildSvg('width="100%"'), 'image/svg+xml'],
    [
      'an SVG with a large view box',
      'a.svg',
      buildSvg('viewBox="0 0 60000 60000"'),
      'image/svg+xml',
    ],
    ['an SVG in millimetres', 'a.svg', buildSvg('width="210mm" height="297mm"'), 'image/svg+xml'],
    ['a PNG in an SVG', 'a.svg', embedded('png', createPng(8192, 1)), 'image/svg+xml'],
  ])('an image may be as large as the limit: %s', (_, name, bytes, type) => {
    expect(typeOrStatus(name, bytes)).toBe(type);
  });

  it.each([
    ['a PNG, wide', 'a.png', createPng(8193, 1)],
    ['a PNG, high', 'a.png', createPng(1, 60_000)],
    ['a PNG beyond 2 to the 31', 'a.png', createPng(0xffffffff, 0xffffffff)],
    ['a JPEG', 'a.jpg', createJpeg(8193, 1)],
    ['a JPEG, high', 'a.jpg', createJpeg(1, 60_000)],
    ['an SVG', 'a.svg', buildSvg('width="60000"')],
    ['an SVG, high', 'a.svg', buildSvg("height='8192.5'")],
    ['an SVG in inches', 'a.svg', buildSvg('width="100in"')],
    ['an SVG with an exponent', 'a.svg', buildSvg('width="6e4px"')],
    ['an SVG by its style', 'a.svg', buildSvg('width="1" style="fill:red; width: 60000px"')],
    ['a PNG in an SVG', 'a.svg', embedded('png', createPng(60_000, 60_000))],
    ['a JPEG in an SVG', 'a.svg', embedded('jpeg', createJpeg(60_000, 60_000))],
  ])('an image is rejected with 413 when it claims more pixels: %s', (_, name, bytes) => {
    expect(typeOrStatus(name, bytes)).toBe(413);
  });

  it.each([
    ['a PNG', 'a.png', createPng(0, 0)],
    ['a PNG without a height', 'a.png', createPng(1, 0)],
    ['a JPEG without a width', 'a.jpg', createJpeg(0, 1)],
    ['a JPEG without a frame header', 'a.jpg', fromHex('ffd8ffe000020000000000ffd9')],
    ['an SVG', 'a.svg', buildSvg('width="0" height="4"')],
    ['an SVG with a negative size', 'a.svg', buildSvg('height="-4"')],
    ['an SVG of no share', 'a.svg', buildSvg('height="0%"')],
    ['an SVG with an empty view box', 'a.svg', buildSvg('viewBox="0 0 0 10"')],
    ['a PNG in an SVG', 'a.svg', embedded('png', createPng(0, 1))],
    ['a broken PNG in an SVG', 'a.svg', buildSvg('', '<image href="data:image/png;base64,A==="/>')],
  ])('an image is rejected with 415 when it claims no pixels: %s', (_, name, bytes) => {
    expect(typeOrStatus(name, bytes)).toBe(415);
  });
});
