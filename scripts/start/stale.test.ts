import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isStale } from './stale.ts';

let root = '';

/** Writes a file with the given modification time, in seconds. */
function put(path: string, at: number): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  utimesSync(file, at, at);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stale-'));
  put('src/app/boot.ts', 100);
});

afterEach(() => rmSync(root, { recursive: true }));

it('an app that was never built is stale', () => {
  expect(isStale(root)).toBe(true);
});

it('an app is stale once one of its source files has changed', () => {
  put('dist/.vite/manifest.json', 200);
  expect(isStale(root)).toBe(false);
  put('mocks/handlers/teams.ts', 300);
  expect(isStale(root)).toBe(true);
});

it.each([
  'src/app/boot.test.ts',
  'src/ui/controls/button.stories.tsx',
  'docs/decisions.md',
  'e2e/a.spec.ts',
])('a file that is not a source of the app causes no new build: %s', (path) => {
  put('dist/.vite/manifest.json', 200);
  put(path, 300);
  expect(isStale(root)).toBe(false);
});
