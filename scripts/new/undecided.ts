import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The marker for a location that a person must decide about, followed by the question. */
const mark = /\bDECIDE: (?<what>[^'"*]*)/;

/** The open decisions in a tree: `path:line what`. */
export function undecided(root: string): string[] {
  const paths = globSync(
    ['{failure-matrix,machines,mocks,packages,src}/**/*.{ts,tsx,json}', 'openapi/**/*.{ts,yaml}'],
    { cwd: root, exclude: ['**/node_modules/**', '**/generated/**'] },
  ).toSorted();
  return paths.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, at) => {
        const what = mark.exec(line)?.groups?.['what'];
        return what === undefined ? [] : [`${path}:${at + 1} ${what.trim()}`];
      }),
  );
}
