import type { MessageValue, MessageValues } from './index.ts';

/**
 * Fills in a message template: `{name}` is replaced by a value, `{name, plural, one {…} other {…}}`
 * by the plural form for a number, in which # is the number.
 */
export function formatMessage(
  template: string,
  values: MessageValues = {},
  language: string = 'en',
): string {
  const plural = /\{(\w+), plural, ((?:\w+ \{[^}]*\} ?)+)\}/g;
  return template
    .replace(plural, (_, name: string, forms: string) => {
      const count = Number(values[name]);
      const rule = new Intl.PluralRules(language).select(count);
      const form = (requested: string) =>
        new RegExp(`(?:^| )${requested} \\{([^}]*)\\}`).exec(forms)?.[1];
      return (form(rule) ?? form('other') ?? '').replace('#', count.toLocaleString(language));
    })
    .replace(/\{(\w+)\}/g, (full, name: string) => formatValue(values[name] ?? full, language));
}

const formatValue = (value: MessageValue, language: string): string =>
  typeof value === 'function' ? value(language) : String(value);
