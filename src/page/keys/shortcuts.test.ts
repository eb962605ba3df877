import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shortcuts } from './shortcuts.ts';

const sources = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !/\.(?:test|stories|gen)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/**
 * A key with Ctrl or ⌘ is not a single key; in a focused tree or image, + and - belong to it, in a
 * focused board or timeline the letters that move.
 */
const chords = new Set([
  'src/page/step-undo.tsx',
  'src/shell/palette/palette-key.ts',
  'src/ui/board/board.tsx',
  'src/ui/timeline/timeline-keys.ts',
]);

it('each shortcut of the list is used by a page', () => {
  const used = sources.flatMap(({ text }) => [
    ...text.matchAll(/(?:useKey|isShortcut)\(\s*'(\w+)'/g),
  ]);
  expect(new Set(used.map(([, name]) => name))).toEqual(new Set(Object.keys(shortcuts)));
});

it('no page compares a key with a letter outside the list of shortcuts', () => {
  const compared = sources
    .filter(({ file }) => !chords.has(file))
    .filter(({ text }) => /\bkey(?:\.toLowerCase\(\))? ?[!=]== '[a-z?/]'/i.test(text));
  expect(compared.map(({ file }) => file)).toEqual([]);
});
