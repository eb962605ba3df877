import type { LocalizedString } from '@internationalized/string';
import type { Catalogs } from './catalogs.gen.ts';
import type { Language } from './languages.ts';
import { readable } from './readable.ts';

export type CatalogArea = keyof Catalogs;
export type Key<Area extends CatalogArea> = keyof Catalogs[Area] & string;

/** Texts of one area in one language, compiled from ICU MessageFormat. */
export type Texts = Readonly<Record<string, LocalizedString>>;

type Files = Readonly<Record<string, () => Promise<unknown>>>;

/** The start page waits for nothing but its own texts. */
const ofStart: Files = import.meta.glob('./messages/*/session.json');

/** What loads all other texts, a list for each language: a person reads one of them. */
const indexes: Readonly<Record<Language, () => Promise<{ files: Files }>>> = {
  ar: () => import('./index/ar.ts'),
  en: () => import('./index/en.ts'),
  es: () => import('./index/es.ts'),
  fr: () => import('./index/fr.ts'),
  zh: () => import('./index/zh.ts'),
};

const loading = new Map<string, Promise<Texts>>();

/** The texts of an area in a language, loaded once. A failed load is tried again when asked. */
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
  if (!load) throw new Error(`There is no catalog ${name}.`);
  return ((await load()) as { default: Texts }).default;
}

/** Asks for the list of a language's texts before any of them is wanted. */
export const preloadTexts = (language: Language): void =>
  void indexes[language]().catch(() => undefined);
