import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withOnePath } from './one-path-icons.ts';

const library = dirname(createRequire(import.meta.url).resolve('lucide-react'));
const folder = join(library, '../esm/icons');
const readIcon = (name: string) => readFileSync(join(folder, `${name}.mjs`), 'utf8');
const made = (code: string) => /createIcon\((.*)\);/.exec(withOnePath(code))?.[1];

describe('withOnePath', () => {
  it('withOnePath draws strokes and circles in one path', () => {
    expect(made(readIcon('search'))).toBe(
      '"m21 21-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z"',
    );
  });

  it('withOnePath keeps filled dots separate', () => {
    expect(made(readIcon('palette'))?.split('", "')).toHaveLength(2);
  });

  it.each([
    ['["line", { x1: "1", x2: "2", y1: "3", y2: "4" }]', 'M1 3L2 4'],
    ['["polyline", { points: "1 2 3 4" }]', 'M1 2 3 4'],
    ['["polygon", { points: "1 2 3 4 5 1" }]', 'M1 2 3 4 5 1z'],
    ['["ellipse", { cx: "5", cy: "6", rx: "2", ry: "1" }]', 'M3 6a2 1 0 1 0 4 0a2 1 0 1 0 -4 0z'],
    ['["rect", { x: "1", y: "2", width: "6", height: "4" }]', 'M1 2h6v4h-6v-4z'],
    [
      '["rect", { x: "1", y: "2", width: "6", height: "4", rx: "9" }]',
      'M4 2h0a3 2 0 0 1 3 2v0a3 2 0 0 1 -3 2h0a3 2 0 0 1 -3 -2v0a3 2 0 0 1 3 -2z',
    ],
    ['["path", { d: "M1 2h3" }], ["path", { d: "m1 2h3" }]', 'M1 2h3M0 0m1 2h3'],
  ])('withOnePath converts the shape %s', (shape, path) => {
    const code = `const __iconData = {\n  node: [${shape}]\n};\nexport { A as default };`;
    expect(made(code)).toBe(JSON.stringify(path));
  });

  it('withOnePath converts every icon of the library', () => {
    const files = globSync('*.mjs', { cwd: folder });
    const icons = files.map((file) => readFileSync(join(folder, file), 'utf8'));
    const drawn = icons.filter((code) => code.includes('__iconData = '));
    expect(drawn.length).toBeGreaterThan(1000);
    for (const code of drawn) expect(made(code)).toMatch(/^"[^"]+"(?:, "[^"]+")?$/);
  });

  it('withOnePath reports when the library’s code has changed', () => {
    expect(() => withOnePath('export default 1;')).toThrow(
      'The icon format of lucide-react changed',
    );
  });
});
