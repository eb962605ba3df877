import type { LocalizedString } from '@internationalized/string';
import type { Catalogs } from './catalogs.gen.ts';
import type { Language } from './languages.ts';
import { readable } from './readable.ts';

export type CatalogArea = keyof Catalogs;
export type Key<Area extends CatalogArea> = keyof Catalogs[Area] & string;

/** The texts of one area in one language, compiled from ICU MessageFormat. */
export type Texts = Readonly<Record<string, LocalizedString>>;

type Files = Readonly<Record<string, () => Promise<unknown>>>;

/** The start page loads only its own texts. */
const ofStart: Files = import.meta.glob('./messages/*/session.json');

/** The index of all other texts, one per language, because a user needs only one language. */
const indexes: Readonly<Record<Language, () => Promise<{ files: Files }>>> = {
  ar: () => import('./index/ar.ts'),
  en: () => import('./index/en.ts'),
  es: () => import('./index/es.ts'),
  fr: () => import('./index/fr.ts'),
  zh: () => import('./index/zh.ts'),
};

const loading = new Map<string, Promise<Texts>>();

/** Loads the texts of an area in a language once. A failed load is retried on the next call. */
export function loadTexts(language: Language, area: CatalogArea): Promise<Texts> {
  const name = `messages/${language}/${area}.json`;
  const known = loading.get(name);
  if (known) return known;
  const texts = readable(read(language, name));
  loading.set(name, texts);
  texts.catch(() => loading.delete(name));
  return texts;
}

async function read(language: Language, name: string): Promise<Texts> {
  const load = ofStart[`./${name}`] ?? (await indexes[language]()).files[`../${name}`];
  if (!load)
    throw new Error(`Expected the catalog ${name}, found none; add it to src/i18n/messages`);
  return ((await load()) as { default: Texts }).default;
}

/** Preloads the index of a language's texts before the first text is needed. */
export const preloadTexts = (language: Language): void =>
  void indexes[language]().catch(() => undefined);
