import type { LocalizedString } from '@internationalized/string';
import { loadTexts, type CatalogArea, type Texts } from '#i18n/catalogs.ts';
import { readable } from '#i18n/readable.ts';

/**
 * A pseudo-language made from English: accented letters, about 40 % longer, in brackets. Plain
 * English text is missing from the catalog; cut-off text has no room to grow; a missing bracket
 * shows a text joined from parts.
 */
export const pseudoLanguage = 'pseudo';

const plain = 'ACDEGHIKLNORSTUYZacdeghiklnorstuyz';
const marked = 'ÂÇÐÉĜĤÎĶĻÑÖŘŠŢÛÝŽâçðéĝĥîķļñöřšţûýž';

/** Message arguments stand between these and stay unchanged. */
const [open, close] = ['\uE000', '\uE001'];
const filledIn = new RegExp(`(${open}[^${close}]*${close})`);

/** A text in the pseudo-language: `Settings` becomes `[Šéţţîñĝš~~~~]`. */
export function pseudo(text: string): string {
  const parts = text
    .split(filledIn)
    .map((part) => (part.startsWith(open) ? part.slice(1, -1) : mark(part)))
    .join('');
  return `[${parts}${'~'.repeat(Math.ceil(parts.length * 0.4))}]`;
}

const mark = (text: string) =>
  text.replaceAll(/[A-Za-z]/g, (letter) => marked[plain.indexOf(letter)] ?? letter);

/** The texts of a catalog in the pseudo-language. */
export const pseudoTexts = (english: Texts): Texts =>
  Object.fromEntries(Object.entries(english).map(([key, text]) => [key, pseudoMessage(text)]));

function pseudoMessage(message: LocalizedString): LocalizedString {
  if (typeof message === 'string') return pseudo(message);
  return (values, formatter) => {
    const retained = Object.entries(values ?? {}).map(([name, value]) => [
      name,
      typeof value === 'string' ? `${open}${value}${close}` : value,
    ]);
    return pseudo(message(Object.fromEntries(retained), formatter));
  };
}

const loading = new Map<CatalogArea, Promise<Texts>>();

/** Like `loadTexts`, but always returns the pseudo-language. */
export function loadPseudoTexts(_: string, area: CatalogArea): Promise<Texts> {
  const known = loading.get(area);
  if (known) return known;
  const texts = readable(loadTexts('en', area).then(pseudoTexts));
  loading.set(area, texts);
  return texts;
}
