import type { PageEntry } from '../support/pages.ts';
import { choose, field, mainSays, press, type, until } from '../support/page.ts';
import { open } from '../support/record-saves.ts';
import type { SaveEntry } from '../support/save.ts';

/** Its page reads nothing before something is scanned. */
export const pages: Readonly<Record<string, PageEntry>> = {
  '/_tenant/assetManager/scan': {
    href: '/assetManager/scan',
    reads: [],
    shows: /Nothing was scanned yet/,
  },
};

const code = 'AS-LAP-0001';

/** Its saves. */
export const saves: readonly SaveEntry[] = [
  {
    name: 'an asset is moved by scanning its code',
    operation: 'bulkMoveAssets',
    prepare: async (desk) => {
      await open('/assetManager/scan', /Nothing was scanned yet/)(desk);
      await press('Move');
      await choose(/Location/, 'No location');
    },
    save: async () => {
      await type('Code', code);
      (await field('Code')).form?.requestSubmit();
      await until('the code in the list', () => mainSays().includes(code));
    },
    // What waits is kept, and goes with the next try.
    again: () => press('Try again'),
    done: () => /Done/.test(mainSays()),
  },
];
