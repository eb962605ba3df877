import type { AreaMessageKey } from './area.ts';
import type { en, Messages } from './en.ts';
import { onceEach } from '../once.ts';
import { languages, type Language } from './said.ts';

export type { Messages } from './en.ts';

/** A message of the server by its key: those that all areas share, and each area's own. */
export type MessageKey = keyof typeof en | AreaMessageKey;

/** What a message is filled in with; a function is told in the language of whoever hears it. */
export type MessageValue = string | number | ((language: string) => string);

export type MessageValues = Readonly<Record<string, MessageValue>>;

const catalogs: Record<Language, () => Promise<Messages>> = {
  en: () => import('./en.ts').then((module) => module.en),
  fr: () => import('./fr.ts').then((module) => module.fr),
  es: () => import('./es.ts').then((module) => module.es),
  zh: () => import('./zh.ts').then((module) => module.zh),
  ar: () => import('./ar.ts').then((module) => module.ar),
};

/** What all areas say in a language, loaded when something is said for the first time. */
export const messagesIn = onceEach(catalogs);

/** The language for an Accept-Language header: English where none fits. */
export const languageFor = (header: string | null): Language => preferred(header ?? '') ?? 'en';

/** The language we have that is wanted most. Source: RFC 9110, section 12.5.4. */
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
