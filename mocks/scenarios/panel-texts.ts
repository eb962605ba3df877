import type { PanelTexts } from './texts/panel-texts.ts';

const languages: Readonly<Record<string, () => Promise<PanelTexts>>> = {
  fr: async () => (await import('./texts/fr.ts')).fr,
  es: async () => (await import('./texts/es.ts')).es,
  zh: async () => (await import('./texts/zh.ts')).zh,
  ar: async () => (await import('./texts/ar.ts')).ar,
};

/** The panel's texts in the language of a tag; English if there are none. */
export async function panelTexts(tag: string): Promise<PanelTexts> {
  const load = languages[tag.slice(0, 2)];
  return load ? load() : (await import('./texts/en.ts')).en;
}
