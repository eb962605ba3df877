import { existsSync, readdirSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isObject } from '../json.ts';
import type { Rule } from '../rule/types.ts';
import type { AnyRecipe } from './recipe.ts';
import type { Scenario } from './types.ts';

/** A scenario by its place. */
export interface NamedScenario extends Scenario {
  area: string;
  /** Name of its file. */
  name: string;
}

/** What the kit knows beside the contract. */
export interface Library {
  scenarios: NamedScenario[];
  recipes: Record<string, Record<string, AnyRecipe>>;
  /** What a server has to keep, and what proves it. */
  rules: readonly Rule[];
}

const own = fileURLToPath(import.meta.url);
const root = dirname(dirname(own));
/** `.ts` in the repository, `.js` in the packed kit. */
const extension = extname(own);

const namesIn = (folder: string): string[] => {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((name) => name.endsWith(extension) || !name.includes('.'))
    .map((name) => name.replace(extension, ''))
    .toSorted();
};

/** Loads every `scenarios/<area>/<name>`, `recipes/<area>` and `rules/<area>`. Throws for a file that is none. */
export async function loadLibrary(): Promise<Library> {
  const found = namesIn('scenarios/').flatMap((area) =>
    namesIn(`scenarios/${area}/`).map(async (name): Promise<NamedScenario> => {
      const module: unknown = await import(
        /* @vite-ignore */ `../scenarios/${area}/${name}${extension}`
      );
      const scenario = getDefaultExport(module);
      if (!isScenario(scenario)) throw new Error(`scenarios/${area}/${name} is no scenario.`);
      return { ...scenario, area, name };
    }),
  );
  const recipes = namesIn('recipes/').map(async (area) => {
    const module: unknown = await import(/* @vite-ignore */ `../recipes/${area}${extension}`);
    const recipe = getDefaultExport(module);
    if (!isObject(recipe)) throw new Error(`recipes/${area} holds no recipes.`);
    return [area, recipe] as const;
  });
  const rules = namesIn('rules/').map(async (area) => {
    const module: unknown = await import(/* @vite-ignore */ `../rules/${area}${extension}`);
    const list = getDefaultExport(module);
    if (!Array.isArray(list)) throw new Error(`rules/${area} holds no rules.`);
    // `rules()` has typed them where they are declared.
    return list as readonly Rule[];
  });
  return {
    scenarios: await Promise.all(found),
    // `recipes()` has typed them where they are declared.
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
