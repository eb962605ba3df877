/** The fonts of the drawing, shared by the view, the measuring canvas and exported files. */
export const family =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', Arial, sans-serif";

export interface Font {
  /** CSS pixels. */
  size: number;
  weight: number;
}

export const fonts = {
  name: { size: 13, weight: 600 },
  label: { size: 12, weight: 400 },
  small: { size: 11, weight: 400 },
} as const satisfies Record<string, Font>;

const canvas = typeof OffscreenCanvas === 'function' ? new OffscreenCanvas(1, 1) : null;
const pen = canvas?.getContext('2d') ?? null;

/** The drawn width of a text: measured where a canvas is available, otherwise estimated. */
export function textWidth(text: string, font: Font): number {
  if (!pen) return estimate(text, font);
  pen.font = `${font.weight} ${font.size}px ${family}`;
  return Math.ceil(pen.measureText(text).width);
}

/** Widths relative to the font size for a common sans serif; the first match counts. */
const widths: readonly [RegExp, number][] = [
  [/[ijl.,:;'|!]/, 0.28],
  [/[ftr()[\]\-/ ]/, 0.38],
  [/[mwMW@]/, 0.88],
  [/[A-Z_→]/, 0.68],
  [/[\u2E80-\uFFEF]/, 1],
];

/** Rounded up a little, so that a box is never too small for its content. */
function estimate(text: string, { size, weight }: Font): number {
  const units = Array.from(text).reduce((sum, letter) => sum + getWidth(letter), 0);
  return Math.ceil(units * size * (weight > 500 ? 1.08 : 1));
}

const getWidth = (letter: string) => widths.find(([pattern]) => pattern.test(letter))?.[1] ?? 0.57;
