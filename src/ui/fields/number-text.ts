/** The group and decimal separators of a language. */
function getSeparators(language: string) {
  const format = new Intl.NumberFormat(language, {
    numberingSystem: 'latn',
    useGrouping: 'always',
  });
  const parts = format.formatToParts(1234.5);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { group: of('group'), decimal: of('decimal') };
}

const escaped = (sign: string) => RegExp.escape(sign);

/** Digits with a decimal point; null if the text does not use these separators. */
function read(text: string, group: string, decimal: string): string | null {
  const full = `(?:\\d+|\\d{1,3}(?:${escaped(group)}\\d{3})+)`;
  const isNumber = new RegExp(`^-?${full}(?:${escaped(decimal)}\\d+)?$`).test(text);
  return isNumber ? text.replaceAll(group, '').replace(decimal, '.') : null;
}

/** Replaces Eastern Arabic digits and separators by Western ones. */
const westernised = (text: string) =>
  text
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');

/**
 * Converts a typed or pasted number to digits with a decimal point ("1490.50"), whatever separators
 * it uses; currency symbols and spaces are ignored. An ambiguous or invalid text stays unchanged,
 * for a validation rule to report.
 */
export function numberText(typed: string, language: string): string {
  const bare = westernised(typed.replaceAll(/[\s\p{Sc}\u200E\u200F\u061C]/gu, ''));
  const { group, decimal } = getSeparators(language);
  // Another language's format is unambiguous only if both separators occur.
  const isSure = bare.includes(',') && bare.includes('.');
  return (
    read(bare, group, decimal) ??
    read(bare, ' ', '.') ??
    (isSure ? (read(bare, ',', '.') ?? read(bare, '.', ',')) : null) ??
    typed.trim()
  );
}

/** Formats digits with a decimal point as a user types them in a language: "1490,5" in French. */
export const typedNumber = (text: string, language: string): string =>
  /^-?\d+\.\d+$/.test(text) ? text.replace('.', getSeparators(language).decimal) : text;
