import type { LocalizedString } from '@internationalized/string';
import type { Catalogs } from './catalogs.gen.ts';
import type { Language } from './languages.ts';
import { readable } from './readable.ts';

export type CatalogArea = keyof Catalogs;
export type Key<Area extends CatalogArea> = keyof Catalogs[Area] & string;

/** Texts of one area in one language, compiled from ICU MessageFormat. */
export type Texts = Readonly<Record<string, LocalizedString>>;

const files = import.meta.glob<{ default: Texts }>('./messages/*/*.json');

const loading = new Map<string, Promise<Texts>>();

/** The texts of an area in a language, loaded once. A failed load is tried again when asked. */
export function loadTexts(language: Language, area: CatalogArea): Promise<Texts> {
  const name = `./messages/${language}/${area}.json`;
  const known = loading.get(name);
  if (known) return known;
  const load = files[name];
  if (!load) throw new Error(`There is no catalog ${name}.`);
  const texts = readable(load().then((module) => module.default));
  loading.set(name, texts);
  texts.catch(() => loading.delete(name));
  return texts;
}
