import { loadTexts, type CatalogArea } from '#i18n/catalogs.ts';
import { parseLanguage } from '#i18n/languages.ts';
import { loadPseudoTexts, pseudoLanguage } from './pseudo.ts';
import { getChoices } from './toolbar.ts';

const files = import.meta.glob('../src/i18n/messages/en/*.json');

/** Every area that has texts. */
const areas = Object.keys(files).map((path) => path.split(/[/.]/).at(-2) as CatalogArea);

/**
 * Loads all texts of the toolbar's language before a story is rendered, so that no story is checked
 * while it waits for its texts.
 */
export async function readTexts({ globals }: { globals: Record<string, unknown> }): Promise<void> {
  const selected = getChoices(globals).language;
  const load = selected === pseudoLanguage ? loadPseudoTexts : loadTexts;
  const language = parseLanguage(selected) ?? 'en';
  await Promise.all(areas.map((area) => load(language, area)));
}
