/** What a language puts between thousands, and before decimals. */
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

/** Digits with a point, or null where the text is not written in this way. */
function read(text: string, group: string, decimal: string): string | null {
  const full = `(?:\\d+|\\d{1,3}(?:${escaped(group)}\\d{3})+)`;
  const isNumber = new RegExp(`^-?${full}(?:${escaped(decimal)}\\d+)?$`).test(text);
  return isNumber ? text.replaceAll(group, '').replace(decimal, '.') : null;
}

/** Eastern Arabic digits and signs as the others are written. */
const westernised = (text: string) =>
  text
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');

/**
 * The number that a person has typed or pasted, as digits with a point ("1490.50"), whatever the
 * language groups and separates by; currency signs and blanks do not count. What cannot be read as a
 * number without a guess stays as it is, for a rule to name.
 */
export function numberText(typed: string, language: string): string {
  const bare = westernised(typed.replaceAll(/[\s\p{Sc}\u200E\u200F\u061C]/gu, ''));
  const { group, decimal } = getSeparators(language);
  // Another language's way is sure only where both of its signs stand.
  const isSure = bare.includes(',') && bare.includes('.');
  return (
    read(bare, group, decimal) ??
    read(bare, ' ', '.') ??
    (isSure ? (read(bare, ',', '.') ?? read(bare, '.', ',')) : null) ??
    typed.trim()
  );
}

/** Digits with a point as a person of a language types them: "1490,5" in French. */
export const typedNumber = (text: string, language: string): string =>
  /^-?\d+\.\d+$/.test(text) ? text.replace('.', getSeparators(language).decimal) : text;
