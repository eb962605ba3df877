import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registries } from './registries.ts';
import { outdated, writeAll } from './tree.ts';

const root = join(import.meta.dirname, '../..');

it('the lists of this tree match its folders', () => {
  expect(outdated(root), 'run npm run registries').toEqual([]);
});

describe('a new area in the lists', () => {
  let tree: string;

  const put = (path: string, text = '') => {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  };
  const read = (path: string) => readFileSync(join(tree, path), 'utf8');

  beforeEach(() => {
    tree = mkdtempSync(join(tmpdir(), 'atrium-registries-'));
    for (const { folder, path } of registries) {
      mkdirSync(dirname(join(tree, path)), { recursive: true });
      cpSync(join(root, folder), join(tree, folder), { recursive: true });
    }
    writeAll(tree);
  });

  afterEach(() => rmSync(tree, { recursive: true }));

  it('a new area is in every list once its files exist, and in none before', () => {
    expect(registries.map(({ path }) => read(path)).join('')).not.toContain('gadgets');
    put('mocks/handlers/gadgets.ts');
    put('mocks/store/world/gadgets.ts');
    put('mocks/seed/areas/gadgets.ts');
    put('mocks/seed/areas/gadgets.dependencies.ts');
    put('src/i18n/messages/en/gadgets.json');
    put('packages/conformance/quality/injected-faults/cases/areas/gadgets.ts');
    const ofAreas = registries.map(({ path }) => path).filter((path) => !/rights/.test(path));
    expect(outdated(tree)).toEqual(ofAreas);
    writeAll(tree);
    expect(outdated(tree)).toEqual([]);
  });

  it('a new area loads with its first request: handlers and demo data by separate imports', () => {
    put('mocks/handlers/gadgets.ts');
    put('mocks/seed/areas/gadgets.ts');
    writeAll(tree);
    expect(read('mocks/areas.gen.ts')).toContain("gadgets: () => import('./handlers/gadgets.ts'),");
    expect(read('mocks/seed/areas.gen.ts')).toContain(
      "gadgets: { load: () => import('./areas/gadgets.ts') },",
    );
  });

  it('a new area declares what its demo data need before these are loaded', () => {
    put('mocks/seed/areas/gadgets.dependencies.ts');
    writeAll(tree);
    const text = read('mocks/seed/areas.gen.ts');
    expect(text).toContain(
      "import { seedDependencies as gadgets } from './areas/gadgets.dependencies.ts';",
    );
    expect(text).toContain('gadgets: { ...gadgets },');
  });

  it('a new area has its rights named by the server as by the app', () => {
    const path = 'src/i18n/messages/fr/privileges.json';
    put(path, JSON.stringify({ ...JSON.parse(read(path)), gadgets: 'Bidules' }));
    writeAll(tree);
    expect(read('mocks/core/messages/rights.gen.ts')).toContain('"gadgets": "Bidules"');
  });

  it('tests and subfolders do not count as a new area', () => {
    put('mocks/handlers/gadgets.test.ts');
    put('mocks/handlers/gadgets/messages.ts');
    writeAll(tree);
    expect(outdated(tree)).toEqual([]);
    expect(read('mocks/areas.gen.ts')).not.toContain('gadgets');
  });
});
