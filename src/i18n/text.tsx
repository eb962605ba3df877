import { LocalizedStringDictionary, LocalizedStringFormatter } from '@internationalized/string';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { loadTexts, type CatalogArea, type Key, type Texts } from './catalogs.ts';
import type { Language } from './languages.ts';

const LanguageContext = createContext<Language>('en');

/** Sets the language of everything inside. */
export function LanguageProvider({
  language,
  children,
}: {
  language: Language;
  children: ReactNode;
}) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** How texts are loaded: from the catalogs, unless a test or story replaces the loader. */
const LoadContext = createContext<typeof loadTexts>(loadTexts);

/** Replaces the loader of the texts for everything inside. */
export function TextsProvider({ load, children }: { load: typeof loadTexts; children: ReactNode }) {
  return <LoadContext value={load}>{children}</LoadContext>;
}

/** Loads texts that only some pages need, as `useText` does. */
export const useTextLoader = (): typeof loadTexts => use(LoadContext);

/** The language of the page. */
export const useLanguage = (): Language => use(LanguageContext);

/** The values for a message: a `{name}` placeholder, or the number that selects a plural. */
export type Values = Record<string, string | number>;

/** Gets a text by its key: `text('title')`, `text('hours', { count: 3 })`. */
export type TextFunction<Area extends CatalogArea> = (key: Key<Area>, values?: Values) => string;

/**
 * The texts of an area in the language of the page. Suspends while they load, so a screen never
 * shows a key.
 */
export function useText<Area extends CatalogArea>(area: Area): TextFunction<Area> {
  const language = useLanguage();
  const load = use(LoadContext);
  const texts = use(load(language, area));
  return useMemo(() => textIn(language, texts), [language, texts]);
}

/** The texts of an area in a given language, independent of the page's language. */
export function textIn<Area extends CatalogArea>(
  language: Language,
  texts: Texts,
): TextFunction<Area> {
  const dictionary = new LocalizedStringDictionary({ [language]: texts }, language);
  const formatter = new LocalizedStringFormatter(language, dictionary);
  return (key, values) => formatter.format(key, values);
}
