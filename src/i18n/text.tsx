import { LocalizedStringDictionary, LocalizedStringFormatter } from '@internationalized/string';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { loadTexts, type CatalogArea, type Key, type Texts } from './catalogs.ts';
import type { Language } from './languages.ts';

const LanguageContext = createContext<Language>('en');

/** Makes a language the one of everything inside. */
export function LanguageProvider({
  language,
  children,
}: {
  language: Language;
  children: ReactNode;
}) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** How texts come: from the catalogs, unless somebody tries the screens out in other ones. */
const LoadContext = createContext<typeof loadTexts>(loadTexts);

/** Has the texts of everything inside loaded in another way. */
export function TextsProvider({ load, children }: { load: typeof loadTexts; children: ReactNode }) {
  return <LoadContext value={load}>{children}</LoadContext>;
}

/** Loads texts that only some pages need, as `useText` would. */
export const useTextLoader = (): typeof loadTexts => use(LoadContext);

/** The language of the page. */
export const useLanguage = (): Language => use(LanguageContext);

/** What fills a message in: `{name}`, or the number a plural is chosen by. */
export type Values = Record<string, string | number>;

/** A text by its key: `text('title')`, `text('hours', { count: 3 })`. */
export type TextFunction<Area extends CatalogArea> = (key: Key<Area>, values?: Values) => string;

/**
 * The texts of an area in the language of the page. Suspends while they are loaded, so a screen
 * never shows a key.
 */
export function useText<Area extends CatalogArea>(area: Area): TextFunction<Area> {
  const language = useLanguage();
  const load = use(LoadContext);
  const texts = use(load(language, area));
  return useMemo(() => textIn(language, texts), [language, texts]);
}

/** The texts of an area in a language, whatever that of the page is. */
export function textIn<Area extends CatalogArea>(
  language: Language,
  texts: Texts,
): TextFunction<Area> {
  const dictionary = new LocalizedStringDictionary({ [language]: texts }, language);
  const formatter = new LocalizedStringFormatter(language, dictionary);
  return (key, values) => formatter.format(key, values);
}
