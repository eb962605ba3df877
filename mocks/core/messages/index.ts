import { type AreaMessageKey, languages, type Language } from './localized-text.ts';
import type { en, Messages } from './en.ts';
import { onceEach } from '../once.ts';

export type { Messages } from './en.ts';

/** The key of a server message: those that all areas share, and each area's own. */
export type MessageKey = keyof typeof en | AreaMessageKey;

/** The value of a placeholder; a function is called with the recipient's language. */
export type MessageValue = string | number | ((language: string) => string);

export type MessageValues = Readonly<Record<string, MessageValue>>;

const catalogs: Record<Language, () => Promise<Messages>> = {
  en: () => import('./en.ts').then((module) => module.en),
  fr: () => import('./fr.ts').then((module) => module.fr),
  es: () => import('./es.ts').then((module) => module.es),
  zh: () => import('./zh.ts').then((module) => module.zh),
  ar: () => import('./ar.ts').then((module) => module.ar),
};

/** Loads the shared messages of a language on first use. */
export const messagesIn = onceEach(catalogs);

/** The language for an Accept-Language header: English when none matches. */
export const languageFor = (header: string | null): Language => preferred(header ?? '') ?? 'en';

/** The supported language with the highest preference. Source: RFC 9110, section 12.5.4. */
function preferred(header: string): Language | undefined {
  const requested = header.split(',').map((part) => {
    const [range = '', quality = 'q=1'] = part.split(';').map((piece) => piece.trim());
    const [tag] = range.toLowerCase().split('-');
    return { tag, quality: Number(quality.replace('q=', '')) || 0 };
  });
  const [best] = requested
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .flatMap(({ tag }) => languages.filter((language) => language === tag));
  return best;
}
