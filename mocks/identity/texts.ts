import { en } from './texts/en.ts';
import type { PageTexts } from './texts/page-texts.ts';

/** Most people use one language, so the others are loaded on demand. */
const others: Readonly<Record<string, () => Promise<PageTexts>>> = {
  fr: async () => (await import('./texts/fr.ts')).fr,
  es: async () => (await import('./texts/es.ts')).es,
  zh: async () => (await import('./texts/zh.ts')).zh,
  ar: async () => (await import('./texts/ar.ts')).ar,
};

/**
 * The texts in the first of these languages that the provider supports; English if it supports
 * none.
 */
export async function textsFor(tags: readonly string[]) {
  const languages = tags.map((tag) => tag.slice(0, 2).toLowerCase());
  const language = languages.find((each) => each === 'en' || each in others) ?? 'en';
  const texts = (await others[language]?.()) ?? en;
  return { language, direction: language === 'ar' ? 'rtl' : 'ltr', texts };
}
