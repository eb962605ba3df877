import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { layOut } from './lay-out.ts';
import { readTemplates, readTree, writeArea } from './tree.ts';
import { undecided } from './undecided.ts';

const root = join(import.meta.dirname, '../..');
const names = { area: 'crates', thing: 'crate' };
const tree = readTree(root);
const files = layOut(names, readTemplates(), tree);
const getText = (path: string) => files.get(path) ?? '';

describe('a new area', () => {
  it('a new area changes three existing files, and adds to each', () => {
    const touched = [...files.keys()].filter((path) => tree.has(path));
    expect(touched).toEqual([
      'openapi/openapi.yaml',
      'src/page/parameters/addresses.ts',
      'src/app/paths.test.ts',
    ]);
    for (const path of touched) {
      const after = new Set(getText(path).split('\n'));
      const failed = tree
        .get(path)
        ?.split('\n')
        .filter((line) => !after.has(line));
      expect([path, failed]).toEqual([path, []]);
    }
  });

  it('a new area is named in the contract, with its tag and its paths', () => {
    const [before = '', after = ''] = getText('openapi/openapi.yaml').split('\npaths:\n');
    expect(before).toContain('\n  - name: crates\n');
    const [paths = ''] = after.split(/^\S/m);
    expect(paths).toContain('/{tenantId}/crate: { $ref: crates/paths.yaml#/list }');
    expect(paths).toContain('/{tenantId}/crate/{id}: { $ref: crates/paths.yaml#/byId }');
  });

  it('a new area has its addresses among those of the app, in their order', () => {
    const rows = getText('src/app/paths.test.ts').matchAll(/^ {6}'(\/.*)',$/gm);
    const paths = [...rows].map(([, path = '']) => path);
    expect(paths).toEqual(paths.toSorted());
    expect(paths.filter((path) => path.includes('crates'))).toHaveLength(4);
  });

  it('a new area has its own name everywhere', () => {
    const strange = [...files].filter(([path, text]) => /widget|the\.right/i.test(path + text));
    expect(strange.map(([path]) => path)).toEqual([]);
  });

  it('a new area takes the documented right, or leaves the choice open', () => {
    expect(getText('openapi/crates/paths.yaml')).toContain('organizationSettings.basic # DECIDE: ');
    const known = new Map([['openapi/common/privileges.yaml', '    - crates.basic\n']]);
    const own = layOut(names, readTemplates(), known).get('openapi/crates/paths.yaml');
    expect(own).toContain('x-privilege: crates.basic\n');
  });

  it.each([
    ['Crates', 'crate'],
    ['crates', 'wooden-crate'],
    ['crates', ''],
    ['crates', 'crates'],
    ['vendors', 'vendor'],
  ])('a new area cannot be named %s with a record %s', (area, thing) => {
    expect(() => layOut({ area, thing }, readTemplates(), tree)).toThrow(
      /^(?:A name|The names|The area) /,
    );
  });
});

/** The type errors in these files of a tree, one per line. */
function listTypeErrors(folder: string, paths: string[]): string[] {
  const oxlint = join(root, 'node_modules/.bin/oxlint');
  const args = '--type-aware --type-check --allow all --format unix'.split(' ');
  const { stdout } = spawnSync(oxlint, [...args, ...paths], { cwd: folder, encoding: 'utf8' });
  return stdout.split('\n').filter((line) => line.includes('[Error/typescript'));
}

/** Links the installed packages into a copy of the tree, and its own workspaces by their names. */
function linkPackages(copy: string): void {
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@atrium'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@atrium') symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
  for (const manifest of globSync('{openapi,mocks,packages/*}/package.json', { cwd: copy })) {
    const { name } = JSON.parse(readFileSync(join(copy, manifest), 'utf8')) as { name: string };
    symlinkSync(join(copy, dirname(manifest)), join(modules, name));
  }
  symlinkSync(join(root, 'openapi/node_modules'), join(copy, 'openapi/node_modules'));
}

describe('a tree with a new area', () => {
  let copy = '';

  beforeAll(async () => {
    copy = mkdtempSync(join(tmpdir(), 'new-area-'));
    const parts = [
      'openapi',
      'machines',
      'mocks',
      'src',
      'failure-matrix',
      'packages',
      'scripts',
      '.storybook',
    ];
    const only = ['package.json', 'tsconfig.json', 'vite.config.ts', '.oxfmtrc.json', 'index.html'];
    for (const path of [...parts, ...only]) {
      const filter = (source: string) => !source.includes('node_modules');
      cpSync(join(root, path), join(copy, path), { recursive: true, filter });
    }
    linkPackages(copy);
    await writeArea(copy, names);
  });

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('a tree with a new area compiles, including its tests, stories and derived files', () => {
    // Only these are checked; others only provide what they import: a compiler checks all it loads.
    const laid = [...files.keys()].filter((path) => /\.tsx?$/.test(path));
    const derived = globSync('{mocks,src}/**/*.gen.ts', { cwd: copy });
    const planted = 'machines/crates/planted.ts';
    writeFileSync(join(copy, planted), "export const count: number = 'none';\n");
    const found = listTypeErrors(copy, [...laid, ...derived, 'mocks/areas.ts', planted]);
    rmSync(join(copy, planted));
    expect(found).toEqual([expect.stringContaining(`${planted}:1:14: Type 'string' is not`)]);
  });

  it('a tree with a new area names the open decisions, in every layer and language', () => {
    const marks = undecided(copy);
    const layers = new Set(marks.map((mark) => mark.split('/')[0] ?? ''));
    expect([...layers].toSorted()).toEqual(['machines', 'mocks', 'openapi', 'packages', 'src']);
    expect(marks).toContainEqual(
      expect.stringMatching(/^src\/i18n\/messages\/fr\/crates\.json:\d+ “Add Crate” in French$/),
    );
    expect(marks).toContainEqual(
      expect.stringMatching(
        /^openapi\/crates\/paths\.yaml:\d+ a row id of docs\/requirements, or an ADR$/,
      ),
    );
  });
});
