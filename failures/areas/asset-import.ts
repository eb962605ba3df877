import { exampleTable } from '#machines/asset-import/asset-import.fixtures.ts';
import { button, drop, readMainText, press, until } from '../support/page.ts';
import type { PageEntry } from '../support/pages.ts';
import type { SaveEntry } from '../support/save.ts';

/** Its page needs no call: what lines can name is told where it is known. */
export const pages: Readonly<Record<string, PageEntry>> = {
  '/_tenant/assetManager/import': {
    href: '/assetManager/import',
    reads: [],
    doesWithout: ['getAssetDefaults', 'listAssetPropertyNames'],
    shows: /Choose a file/,
  },
};

/** A file of one sound line, with more columns where they are given. */
function buildValidFile(...more: readonly (readonly [heading: string, cell: string])[]): File {
  const [row] = exampleTable.rows;
  const headings = [...exampleTable.headings, ...more.map(([heading]) => heading)];
  const cells = [...(row?.cells ?? []), ...more.map(([, cell]) => cell)];
  return new File([[headings, cells].map((line) => line.join(';')).join('\n')], 'one.csv');
}

/** Each try has a name of its own: what one has created is known to the next. */
let lighthouses = 0;
const create = /^Create “Lighthouse/;

/** Its saves. */
export const saves: readonly SaveEntry[] = [
  {
    name: 'a table of assets is imported',
    operation: 'importAssets',
    setUp: async (harness) => {
      await harness.app.goTo('/assetManager/import');
      await until('a place for a file', () => button('Choose a file'));
      drop(buildValidFile());
      await press('Check rows');
      await until('that all lines are right', () => button('Import 1 asset'));
    },
    save: () => press('Import 1 asset'),
    done: () => readMainText().includes('1 asset was imported.'),
  },
  {
    name: 'a location that a line of an import names is created',
    operation: 'createAssetLocation',
    setUp: async (harness) => {
      await harness.app.goTo('/assetManager/import');
      await until('a place for a file', () => button('Choose a file'));
      lighthouses += 1;
      drop(buildValidFile(['Location', `Lighthouse ${lighthouses}`]));
      await press('Check rows');
      await until('that the location is unknown', () => button(create));
    },
    save: () => press(create),
    done: () => button('Import 1 asset') !== null,
  },
];
