import { describe, expect, it } from 'vitest';
import { aimedAt, renamed, sized, turned, within, type QuarterTurn } from './crop-geometry.ts';

const image = { width: 400, height: 300 };

/** The output position of a pixel of the image. */
function landed(
  [x, y]: [number, number],
  turn: QuarterTurn,
  area: { x: number; y: number; width: number },
) {
  const [a, b, c, d, e, f] = aimedAt(image, turn, { ...area, height: area.width }, 100);
  return [a * x + c * y + e, b * x + d * y + f].map((coordinate) => Math.round(coordinate) + 0);
}

describe('the crop area', () => {
  it('the crop area fills the square, its corners in the corners', () => {
    const area = { x: 50, y: 20, width: 200 };
    expect(landed([50, 20], 0, area)).toEqual([0, 0]);
    expect(landed([250, 220], 0, area)).toEqual([100, 100]);
  });

  it('the crop area is measured after the turn: a quarter moves the lower left corner to the upper left', () => {
    const full = { x: 0, y: 0, width: 300 };
    expect(landed([0, 300], 90, full)).toEqual([0, 0]);
    expect(landed([0, 0], 90, full)).toEqual([100, 0]);
    expect(landed([400, 300], 180, full)).toEqual([0, 0]);
    expect(landed([400, 0], 270, full)).toEqual([0, 0]);
    expect(landed([400, 300], 270, full)).toEqual([100, 0]);
  });

  it('the crop area returns after four quarter turns', () => {
    expect(turned(turned(turned(turned(0))))).toBe(0);
  });
});

describe('a large image', () => {
  it('a large image is reduced to the longest useful side and keeps its aspect ratio', () => {
    expect(within({ width: 8000, height: 6000 }, 2048)).toEqual({ width: 2048, height: 1536 });
  });

  it('a reduced image keeps at least one pixel, and a small image its size', () => {
    expect(within({ width: 1, height: 10_000 }, 2048)).toEqual({ width: 1, height: 2048 });
    expect(within({ width: 20, height: 10 }, 2048)).toEqual({ width: 20, height: 10 });
  });
});

describe('the name of the cropped file', () => {
  it('the file name shows the new type of the file', () => {
    expect(renamed('Ava.svg', 'image/png')).toBe('Ava.png');
    expect(renamed('ava.in.town.webp', 'image/png')).toBe('ava.in.town.png');
    expect(renamed('ava', 'image/jpeg')).toBe('ava.jpg');
    expect(renamed('.svg', 'image/png')).toBe('image.png');
  });

  it('the file name stays unchanged when it matches', () => {
    expect(renamed('Ava.JPEG', 'image/jpeg')).toBe('Ava.JPEG');
  });
});

describe('the size of an SVG', () => {
  it('an SVG with only a view box gets its size', () => {
    expect(sized('<?xml version="1.0"?><svg viewBox="0 0 20 10"><g/></svg>', 100)).toBe(
      '<?xml version="1.0"?><svg width="100" height="50" viewBox="0 0 20 10"><g/></svg>',
    );
  });

  it('an SVG size in percent does not count as a size', () => {
    expect(sized(`<svg width="100%" height='100%' viewBox="0,0,10,20">`, 40)).toBe(
      '<svg width="20" height="40" viewBox="0,0,10,20">',
    );
  });

  it('an SVG without any size is a square', () => {
    expect(sized('<svg>', 64)).toBe('<svg width="64" height="64">');
  });

  it('an SVG with a size keeps it, and a file that is not an SVG is left unchanged', () => {
    expect(sized('<svg width="20px" height="10">', 64)).toBe('<svg width="20px" height="10">');
    expect(sized('no picture', 64)).toBe('no picture');
  });
});
