/** The relative luminance of one channel, 0 to 255. Source: WCAG 2. */
function toLinear(channel: number): number {
  const share = channel / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** The relative luminance of a colour, `#` and six hexadecimal digits, from 0 to 1. */
function getLuminance(color: string): number {
  const value = Number.parseInt(color.slice(1), 16) || 0;
  const [red, green, blue] = [value >> 16, (value >> 8) & 255, value & 255].map(toLinear);
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** The contrast of two colours, each `#` and six hexadecimal digits, from 1 to 21. Source: WCAG 2. */
export function getContrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [getLuminance(one), getLuminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Black or white, whichever is easier to read on a colour: one of them always has a contrast of 4.5
 * or more.
 */
export function readableOn(color: string): 'black' | 'white' {
  const luminance = getLuminance(color);
  const [onWhite, onBlack] = [1.05 / (luminance + 0.05), (luminance + 0.05) / 0.05];
  return onBlack >= onWhite ? 'black' : 'white';
}
