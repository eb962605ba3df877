import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './sources.ts';
import type { Memory, Assessment } from './area.ts';

/**
 * Results of earlier runs, in `test-results/mutants/<area>.json`: an aborted run continues. A
 * survivor is retried with `isFresh`, since the kit may have improved.
 */
export function openMemory(area: string, isFresh: boolean): Memory {
  const file = join(root, 'test-results/mutants', `${area}.json`);
  const known = readKnown(file);
  return {
    recall: (key) => (isFresh && known[key]?.foundBy === null ? undefined : known[key]),
    store: (key, assessment) => {
      known[key] = assessment;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify(known, null, 1)}\n`);
    },
  };
}

function readKnown(file: string): Record<string, Assessment> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Assessment>;
  } catch {
    return {};
  }
}
