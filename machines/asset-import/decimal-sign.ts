/** Prices as people write them: which sign stands before the decimals is read from the whole column. */

export type DecimalSign = '.' | ',';

/** Groups of three digits, or of two and three as in India; 0 begins no group. */
const readings: Readonly<Record<DecimalSign, RegExp>> = {
  '.': /^(?:\d+|[1-9]\d{0,2}(?:,\d{2,3})*,\d{3})(?:\.\d+)?$/,
  ',': /^(?:\d+|[1-9]\d{0,2}(?:\.\d{2,3})*\.\d{3})(?:,\d+)?$/,
};

/** A text as a plain number by a sign; null where it is none by that sign. */
function readAs(text: string, sign: DecimalSign): string | null {
  const bare = text.replaceAll(/[\s'’₹]|^Rs\.?/giu, '');
  if (!readings[sign].test(bare)) return null;
  return bare.replaceAll(sign === '.' ? ',' : '.', '').replace(',', '.');
}

/** Whether a text is another number by each sign, as 1.234 is. */
export function isAmbiguous(text: string): boolean {
  const [point, comma] = [readAs(text, '.'), readAs(text, ',')];
  return point !== null && comma !== null && point !== comma;
}

/** The sign that the texts of a column show; null where none of them does, or they disagree. */
export function detectSign(texts: readonly string[]): DecimalSign | null {
  const isShown = (sign: DecimalSign, other: DecimalSign) =>
    texts.some((text) => readAs(text, sign) !== null && readAs(text, other) === null);
  const [point, comma] = [isShown('.', ','), isShown(',', '.')];
  if (point === comma) return null;
  return point ? '.' : ',';
}

/** `₹ 1,23,456.50` and `1.234,5` as 123456.50 and 1234.5; what is no number stays as it is. */
export function plainNumber(text: string, sign: DecimalSign | null): string {
  const first = sign ?? '.';
  return readAs(text, first) ?? readAs(text, first === '.' ? ',' : '.') ?? text;
}
