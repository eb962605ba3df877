import { describe, expect, it } from 'vitest';
import { aimedAt, renamed, sized, turned, within, type QuarterTurn } from './crop-geometry.ts';

const image = { width: 400, height: 300 };

/** Where a pixel of the picture lands. */
function landed(
  [x, y]: [number, number],
  turn: QuarterTurn,
  area: { x: number; y: number; width: number },
) {
  const [a, b, c, d, e, f] = aimedAt(image, turn, { ...area, height: area.width }, 100);
  return [a * x + c * y + e, b * x + d * y + f].map((coordinate) => Math.round(coordinate) + 0);
}

describe('what is aimed at', () => {
  it('fills the square, its corners in the corners', () => {
    const area = { x: 50, y: 20, width: 200 };
    expect(landed([50, 20], 0, area)).toEqual([0, 0]);
    expect(landed([250, 220], 0, area)).toEqual([100, 100]);
  });

  it('is measured after the turn: the lower left corner comes to the upper left by a quarter', () => {
    const full = { x: 0, y: 0, width: 300 };
    expect(landed([0, 300], 90, full)).toEqual([0, 0]);
    expect(landed([0, 0], 90, full)).toEqual([100, 0]);
    expect(landed([400, 300], 180, full)).toEqual([0, 0]);
    expect(landed([400, 0], 270, full)).toEqual([0, 0]);
    expect(landed([400, 300], 270, full)).toEqual([100, 0]);
  });

  it('comes back after four quarters', () => {
    expect(turned(turned(turned(turned(0))))).toBe(0);
  });
});

describe('a large picture', () => {
  it('is shrunk to the longest side that is of use, its shape kept', () => {
    expect(within({ width: 8000, height: 6000 }, 2048)).toEqual({ width: 2048, height: 1536 });
  });

  it('keeps a pixel at least, and a small one its size', () => {
    expect(within({ width: 1, height: 10_000 }, 2048)).toEqual({ width: 1, height: 2048 });
    expect(within({ width: 20, height: 10 }, 2048)).toEqual({ width: 20, height: 10 });
  });
});

describe('the name of the result', () => {
  it('says what the file has become', () => {
    expect(renamed('Ava.svg', 'image/png')).toBe('Ava.png');
    expect(renamed('ava.in.town.webp', 'image/png')).toBe('ava.in.town.png');
    expect(renamed('ava', 'image/jpeg')).toBe('ava.jpg');
    expect(renamed('.svg', 'image/png')).toBe('image.png');
  });

  it('stays as it is where it fits', () => {
    expect(renamed('Ava.JPEG', 'image/jpeg')).toBe('Ava.JPEG');
  });
});

describe('an SVG', () => {
  it('with a view box alone gets the size of it', () => {
    expect(sized('<?xml version="1.0"?><svg viewBox="0 0 20 10"><g/></svg>', 100)).toBe(
      '<?xml version="1.0"?><svg width="100" height="50" viewBox="0 0 20 10"><g/></svg>',
    );
  });

  it('in percent is no size', () => {
    expect(sized(`<svg width="100%" height='100%' viewBox="0,0,10,20">`, 40)).toBe(
      '<svg width="20" height="40" viewBox="0,0,10,20">',
    );
  });

  it('without any size is a square', () => {
    expect(sized('<svg>', 64)).toBe('<svg width="64" height="64">');
  });

  it('with a size keeps it, and what is none is left alone', () => {
    expect(sized('<svg width="20px" height="10">', 64)).toBe('<svg width="20px" height="10">');
    expect(sized('no picture', 64)).toBe('no picture');
  });
});
