import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isObject } from '../json.ts';
import type { Rule } from '../rule/types.ts';
import type { AnyRecipe } from './recipe.ts';
import type { Scenario } from './types.ts';

/** A scenario with its path. */
export interface NamedScenario extends Scenario {
  area: string;
  /** Its file name. */
  name: string;
}

/** The kit's own data in addition to the contract. */
export interface Library {
  scenarios: NamedScenario[];
  recipes: Record<string, Record<string, AnyRecipe>>;
  /** The rules for a server, with their checks. */
  rules: readonly Rule[];
}

const own = fileURLToPath(import.meta.url);
const root = dirname(dirname(own));
/** `.ts` in the repository, `.js` in the package. */
const extension = extname(own);

const namesIn = (folder: string): string[] => {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((name) => name.endsWith(extension) || !name.includes('.'))
    .map((name) => name.replace(extension, ''))
    .toSorted();
};

/** The files of an area's scenarios, by their paths in its folder; large areas have subfolders. */
const scenariosIn = (area: string): string[] =>
  readdirSync(join(root, 'scenarios', area), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension))
    .map((file) => file.slice(0, -extension.length).replaceAll('\\', '/'))
    .toSorted((a, b) => (basename(a) < basename(b) ? -1 : 1));

/**
 * Loads every `scenarios/<area>/**\/<name>`, `recipes/<area>` and `rules/<area>`. Throws for an invalid
 * file.
 */
export async function loadLibrary(): Promise<Library> {
  const found = namesIn('scenarios/').flatMap((area) =>
    scenariosIn(area).map(async (file): Promise<NamedScenario> => {
      const name = basename(file);
      const module: unknown = await import(
        /* @vite-ignore */ `../scenarios/${area}/${file}${extension}`
      );
      const scenario = getDefaultExport(module);
      if (!isScenario(scenario))
        throw new Error(
          `scenarios/${area}/${name} must export a scenario as its default, but does not.`,
        );
      return { ...scenario, area, name };
    }),
  );
  const recipes = namesIn('recipes/').map(async (area) => {
    const module: unknown = await import(/* @vite-ignore */ `../recipes/${area}${extension}`);
    const recipe = getDefaultExport(module);
    if (!isObject(recipe))
      throw new Error(`recipes/${area} must export recipes as its default, but does not.`);
    return [area, recipe] as const;
  });
  const rules = namesIn('rules/').map(async (area) => {
    const module: unknown = await import(/* @vite-ignore */ `../rules/${area}${extension}`);
    const list = getDefaultExport(module);
    if (!Array.isArray(list))
      throw new Error(`rules/${area} must export rules as its default, but does not.`);
    // `rules()` has checked the type at the declaration.
    return list as readonly Rule[];
  });
  return {
    scenarios: await Promise.all(found),
    // `recipes()` has checked the type at the declaration.
    recipes: Object.fromEntries(await Promise.all(recipes)) as object as Library['recipes'],
    rules: (await Promise.all(rules)).flat(),
  };
}

const getDefaultExport = (module: unknown): unknown =>
  typeof module === 'object' && module !== null && 'default' in module ? module.default : null;

const isScenario = (value: unknown): value is Scenario =>
  typeof value === 'object' &&
  value !== null &&
  'run' in value &&
  typeof value.run === 'function' &&
  'title' in value &&
  typeof value.title === 'string' &&
  'source' in value &&
  typeof value.source === 'string';
