import { posix } from 'node:path';
import { findCycles, type Arrow } from './cycles.ts';
import { findEffects } from './effects.ts';
import { findEagerActors } from './eager-actors.ts';
import { readImports } from './imports.ts';
import type { Import } from './imports.ts';
import { findModuleState } from './module-state.ts';
import { layers, isFixtureInApp, isFree, packages } from './table.ts';
import type { Allowed, Floor } from './table.ts';

/** A workspace: its folder, with a trailing slash, and what it exports: `./client` by its path. */
export interface Wall {
  folder: string;
  exports: Record<string, string>;
}

/** Input of the check: the files by their path from the root, and package.json's "imports". */
export interface Architecture {
  /** Text of the sources; files that are only resolved may be empty. */
  files: Map<string, string>;
  aliases: Record<string, string>;
  /** The workspaces by their names. */
  walls?: Record<string, Wall>;
}

/** The folders with rules; stories, tests, scripts and journeys elsewhere are exempt. */
const ruled = /^(?:openapi|machines|mocks|packages|src)\//;
const source = /\.(?:[cm]?[jt]sx?|css)$/;

/**
 * Checks layers against the table, and stories against eager actors; returns `path:line: what is
 * wrong`.
 */
export function checkArchitecture(architecture: Architecture): string[] {
  const arrows: Arrow[] = [];
  const violations = [...architecture.files]
    .filter(([path]) => ruled.test(path) && source.test(path))
    .flatMap(([path, text]) => {
      const imports = readImports(path, text);
      if (!isFree(path)) arrows.push(...listArrows(architecture, path, imports));
      return checkFile(architecture, path, imports);
    });
  const eagerActors = [...architecture.files].flatMap(([path, text]) =>
    findEagerActors(path, text),
  );
  const memory = [...architecture.files].flatMap(([path, text]) => findModuleState(path, text));
  const cycles = findCycles(arrows).map((way) => `folders import each other in a cycle: ${way}`);
  return [...violations, ...eagerActors, ...memory, ...findEffects(architecture.files), ...cycles];
}

const listArrows = (
  architecture: Architecture,
  from: string,
  imports: readonly Import[],
): Arrow[] =>
  imports.flatMap(({ specifier }) => {
    const to = specifier === undefined ? undefined : resolve(architecture, from, specifier);
    return to === undefined ? [] : [{ from, to }];
  });

function checkFile(architecture: Architecture, path: string, imports: Import[]): string[] {
  const floor = layers.find(({ from }) => from.test(path));
  if (!floor)
    return [
      `${path}:1: its folder is not in the import table; add it to scripts/architecture/table.ts`,
    ];
  const uses = new Map<Allowed, number>();
  return imports.flatMap((item) => {
    const location = `${path}:${item.line}`;
    if (item.specifier === undefined) {
      return isFree(path)
        ? []
        : [`${location}: the import path must be a string literal, but is computed`];
    }
    const passed = item.isPattern ? null : crossesWall(architecture, path, item.specifier);
    if (passed !== null) return [`${location}: ${passed}`];
    const target = resolve(architecture, path, item.specifier);
    if (target === undefined)
      return checkPackage(path, item.specifier).map((why) => `${location}: ${why}`);
    if (!item.isPattern && !architecture.files.has(target)) {
      return [
        `${location}: '${item.specifier}' does not exist; use the path of a file with its extension`,
      ];
    }
    if (isFree(path)) return [];
    if (isFixtureInApp(path, target)) {
      return [`${location}: may not import ${target}: only tests, stories and test models may`];
    }
    const why = assess(floor, path, target, item, uses);
    return why ? [`${location}: ${why}`] : [];
  });
}

function assess(
  floor: Floor,
  path: string,
  target: string,
  item: Import,
  uses: Map<Allowed, number>,
): string | undefined {
  const self = floor.from.exec(path)?.[1] ?? '';
  const fits = floor.may.filter((allowed) => covers(allowed.path.replace('{self}', self), target));
  if (fits.length === 0) return `may not import ${target}`;
  const fit = fits.find(({ only }) => only === undefined || only === item.reach);
  if (!fit)
    return `may import ${target} only as ${fits.map(({ only }) => only).join(' or ')} import`;
  const count = (uses.get(fit) ?? 0) + 1;
  uses.set(fit, count);
  if (fit.times !== undefined && count > fit.times) {
    return `may import ${fit.path} only ${fit.times} time(s)`;
  }
  return undefined;
}

function covers(allowed: string, target: string): boolean {
  return allowed.endsWith('/') ? target.startsWith(allowed) : target === allowed;
}

function checkPackage(path: string, specifier: string): string[] {
  return packages
    .filter(({ name, isFor }) => name.test(specifier) && !isFor(path))
    .map(({ rule }) => rule);
}

/** The path from the root for a specifier; undefined for a package. */
function resolve(architecture: Architecture, path: string, specifier: string): string | undefined {
  const plain = specifier.replace(/\?.*$/, '');
  if (plain.startsWith('.')) return posix.join(posix.dirname(path), plain);
  if (plain.startsWith('/')) return plain.slice(1);
  const wall = findWall(architecture, plain);
  if (wall) return exported(wall);
  for (const [alias, folder] of Object.entries(architecture.aliases)) {
    const start = alias.replace(/\*$/, '');
    if (plain.startsWith(start)) {
      return posix.join(folder.replace(/\*$/, ''), plain.slice(start.length));
    }
  }
  return undefined;
}

/** The workspace that a specifier names; `#contract/` is what the kit calls the contract. */
function findWall(
  { walls = {} }: Architecture,
  specifier: string,
): { wall: Wall; subpath: string } | undefined {
  const plain = specifier.replace(/^#contract\//, '@atrium/contract/');
  const [name, wall] =
    Object.entries(walls).find(([each]) => plain === each || plain.startsWith(`${each}/`)) ?? [];
  return name === undefined || !wall
    ? undefined
    : { wall, subpath: `.${plain.slice(name.length)}` };
}

/** The path from the root of what a workspace exports; undefined if it does not. */
function exported({ wall, subpath }: { wall: Wall; subpath: string }): string | undefined {
  for (const [pattern, target] of Object.entries(wall.exports)) {
    const [start = '', end] = pattern.split('*');
    if (end === undefined ? subpath !== pattern : !subpath.startsWith(start)) continue;
    const middle = end === undefined ? '' : subpath.slice(start.length);
    return posix.join(wall.folder, target.replace('*', middle));
  }
  return undefined;
}

/**
 * What is wrong with an import that passes the wall of a package: it goes by the package's name, and
 * to what the package exports. `null` if nothing is.
 */
function crossesWall(architecture: Architecture, path: string, specifier: string): string | null {
  const found = findWall(architecture, specifier.replace(/\?.*$/, ''));
  if (found) {
    return exported(found) === undefined ? `'${specifier}' is not exported by its package` : null;
  }
  const target = resolve(architecture, path, specifier);
  const inside = (file: string) => /^packages\/[^/]+\//.exec(file)?.[0];
  if (target === undefined || inside(path) === inside(target)) return null;
  return `may not pass the wall of a package by a path: ${target}`;
}
