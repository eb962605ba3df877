import { exampleTable } from '#machines/asset-import/asset-import.fixtures.ts';
import { button, drop, readMainText, press, until } from '../../support/page.ts';
import type { PageEntry } from '../../support/pages.ts';
import type { SaveEntry } from '../../support/save.ts';

/** Its page needs no call: lookups of the lines are reported once they are loaded. */
export const pages: Readonly<Record<string, PageEntry>> = {
  '/_tenant/assetManager/import': {
    href: '/assetManager/import',
    reads: [],
    doesWithout: ['getAssetDefaults', 'listAssetPropertyNames'],
    shows: /Choose a file/,
  },
};

/** A file with one valid line, with more columns if given. */
function buildValidFile(...more: readonly (readonly [heading: string, cell: string])[]): File {
  const [row] = exampleTable.rows;
  const headings = [...exampleTable.headings, ...more.map(([heading]) => heading)];
  const cells = [...(row?.cells ?? []), ...more.map(([, cell]) => cell)];
  return new File([[headings, cells].map((line) => line.join(';')).join('\n')], 'one.csv');
}

/** A new name for each try: the next try would find the record of the previous one. */
let lighthouses = 0;
const create = /^Create “Lighthouse/;

/** Its saves. */
export const saves: readonly SaveEntry[] = [
  {
    name: 'assets are imported',
    operation: 'importAssets',
    setUp: async (harness) => {
      await harness.app.goTo('/assetManager/import');
      await until('the file input', () => button('Choose a file'));
      drop(buildValidFile());
      await press('Check rows');
      await until('a valid import', () => button('Import 1 asset'));
    },
    save: () => press('Import 1 asset'),
    done: () => readMainText().includes('1 asset was imported.'),
  },
  {
    name: 'a location from an import is created',
    operation: 'createAssetLocation',
    setUp: async (harness) => {
      await harness.app.goTo('/assetManager/import');
      await until('the file input', () => button('Choose a file'));
      lighthouses += 1;
      drop(buildValidFile(['Location', `Lighthouse ${lighthouses}`]));
      await press('Check rows');
      await until('the unknown-location error', () => button(create));
    },
    save: () => press(create),
    done: () => button('Import 1 asset') !== null,
  },
];
