/** The supported languages; English is the fallback. Source: SHELL-027, SHELL-028. */
export const languages = [
  { tag: 'en', name: 'English', direction: 'ltr' },
  { tag: 'fr', name: 'Français', direction: 'ltr' },
  { tag: 'es', name: 'Español', direction: 'ltr' },
  { tag: 'zh', name: '中文', direction: 'ltr' },
  { tag: 'ar', name: 'العربية', direction: 'rtl' },
] as const;

export type Language = (typeof languages)[number]['tag'];

/** The supported language of a BCP 47 tag, or null. */
export function parseLanguage(tag: string | null | undefined): Language | null {
  const requested = tag?.toLowerCase().split('-')[0];
  return languages.find((language) => language.tag === requested)?.tag ?? null;
}

/**
 * The language with the user's region, e.g. `en-GB`: the first match in the browser's preferences.
 * Regions of other languages do not count, so French stays French in an English browser.
 */
export const getRegionalLocale = (
  language: Language | (string & {}),
  preferred: readonly string[] = navigator.languages,
): string => preferred.find((tag) => parseLanguage(tag) === language) ?? language;

export const getDirection = (language: Language): 'ltr' | 'rtl' =>
  languages.find(({ tag }) => tag === language)?.direction ?? 'ltr';

/** Only the tags, for builds that include only these languages. */
export const languageTags: readonly Language[] = languages.map(({ tag }) => tag);
