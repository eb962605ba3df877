export interface Size {
  width: number;
  height: number;
}

/** A part of an image, in pixels of the rotated image. */
export interface Area extends Size {
  x: number;
  y: number;
}

export type QuarterTurn = 0 | 90 | 180 | 270;

/** The next quarter clockwise. */
export const turned = (turn: QuarterTurn): QuarterTurn =>
  ({ 0: 90, 90: 180, 180: 270, 270: 0 } as const)[turn];

/**
 * Scales a size down to a maximum side length, keeping its proportions; a smaller size stays
 * unchanged.
 */
export function within({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** A canvas' transform: `[a, b, c, d, e, f]` of `setTransform`. */
export type Matrix = readonly [number, number, number, number, number, number];

/**
 * The transform that rotates an image clockwise and scales an area of it to a square of `side`
 * pixels.
 */
export function aimedAt(image: Size, turn: QuarterTurn, area: Area, side: number): Matrix {
  const k = side / area.width;
  const { width, height } = image;
  const turns: Record<QuarterTurn, Matrix> = {
    0: [1, 0, 0, 1, 0, 0],
    90: [0, 1, -1, 0, height, 0],
    180: [-1, 0, 0, -1, width, height],
    270: [0, -1, 1, 0, 0, width],
  };
  const [a, b, c, d, e, f] = turns[turn];
  return [a * k, b * k, c * k, d * k, (e - area.x) * k, (f - area.y) * k];
}

/** The file's name with the extension of its new type. */
export function renamed(name: string, type: 'image/png' | 'image/jpeg'): string {
  const fitting = type === 'image/png' ? /\.png$/i : /\.jpe?g$/i;
  if (fitting.test(name)) return name;
  const stem = name.replace(/\.[^.]*$/, '') || 'image';
  return `${stem}${type === 'image/png' ? '.png' : '.jpg'}`;
}

/**
 * Gives an SVG an explicit size. One with only a `viewBox`, or with sizes in percent, has no size
 * of its own, and Firefox draws nothing of it on a canvas.
 */
export function sized(svg: string, longest: number): string {
  const tag = /<svg\b[^>]*>/i.exec(svg)?.[0];
  if (tag === undefined) return svg;
  const getLength = (name: string) =>
    Number.parseFloat(
      new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(?!\\S*%)`, 'i').exec(tag)?.[1] ?? '',
    );
  if (getLength('width') > 0 && getLength('height') > 0) return svg;
  const box = /\sviewBox\s*=\s*["']([^"']+)["']/i
    .exec(tag)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = Number.NaN, height = Number.NaN] = box ?? [];
  const isBox = width > 0 && height > 0;
  const scale = isBox ? longest / Math.max(width, height) : 1;
  const size = isBox
    ? { width: width * scale, height: height * scale }
    : { width: longest, height: longest };
  const bare = tag.replaceAll(/\s(?:width|height)\s*=\s*(?:"[^"]*"|'[^']*')/gi, '');
  return svg.replace(tag, () =>
    bare.replace(/^<svg/i, `<svg width="${size.width}" height="${size.height}"`),
  );
}
