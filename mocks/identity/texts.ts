import { ar } from './texts/ar.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';
import type { PageTexts } from './texts/page-texts.ts';
import { zh } from './texts/zh.ts';

const texts: Readonly<Record<string, PageTexts>> = { fr, es, zh, ar };

/** The texts in the first of these languages that the provider has, in English where it has none. */
export function textsFor(tags: readonly string[]) {
  const languages = tags.map((tag) => tag.slice(0, 2).toLowerCase());
  const language = languages.find((each) => each === 'en' || each in texts) ?? 'en';
  return { language, direction: language === 'ar' ? 'rtl' : 'ltr', texts: texts[language] ?? en };
}
