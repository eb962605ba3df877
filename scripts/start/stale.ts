import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The sources of the build, relative to the project folder. */
const sources = [
  '{index.html,vite.config.ts,package-lock.json}',
  '{src,machines,mocks,openapi,public,scripts/{vite,sizes,start}}/**/*.{ts,tsx,css,json,html,svg}',
];

const isNoSource = (path: string): boolean =>
  /(?:^|\/)node_modules\/|\.(?:test|stories|fixture|guide)\.tsx?$/.test(path);

/** Whether the app has changed since it was built into `dist`, or was never built. */
export function isStale(root: string): boolean {
  const built = changedAt(join(root, 'dist/.vite/manifest.json'));
  return globSync(sources, { cwd: root, exclude: ['**/node_modules/**'] })
    .filter((path) => !isNoSource(path))
    .some((path) => changedAt(join(root, path)) > built);
}

/** In ms since 1970; 0 for a missing file. */
const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
