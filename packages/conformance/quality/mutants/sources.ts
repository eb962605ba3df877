import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findMutationSites, type Spot } from './mutation-sites.ts';
import { statesOfWorld } from './states.ts';

export const root = join(import.meta.dirname, '../../../..');

/** A source of the reference server with its mutation sites. */
export interface Source {
  /** From the root of the repository. */
  path: string;
  text: string;
  spots: readonly Spot[];
  /** The id of its first mutant; the others are consecutive. */
  first: number;
}

/** One mutant of an area: identified across runs by its key, which depends on the file's text. */
export interface Mutant extends Spot {
  id: number;
  key: string;
  path: string;
}

/** The sources that define an area's behavior: its handlers and their shared modules. */
export function readSources(area: string): Source[] {
  const folders = ['handlers', 'common'].map((room) => `mocks/${room}/${area}`);
  const patterns = [...folders.map((folder) => `${folder}/**/*.ts`), `${folders[0]}.ts`];
  const paths = globSync(patterns, {
    cwd: root,
    exclude: (name) => /\.(?:test|suite|fixture)\.ts$|messages(?:\.ts$|\/)/.test(name),
  });
  const states = statesOfWorld();
  let next = 0;
  return paths.toSorted().map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const spots = findMutationSites(path, text, states);
    const first = next;
    next += spots.length;
    return { path, text, spots, first };
  });
}

/** Every mutant of the sources. */
export function createMutants(sources: readonly Source[]): Mutant[] {
  return sources.flatMap(({ path, text, spots, first }) => {
    const version = digest(text);
    return spots.map((spot, index) => ({
      ...spot,
      path,
      id: first + index,
      key: `${path}@${version}#${spot.start}:${digest(spot.to)}`,
    }));
  });
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);
