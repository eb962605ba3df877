import { api } from '#openapi/client/index.ts';
import type { Harness } from '../../support/harness.ts';
import type { PageEntry } from '../../support/pages.ts';
import { selectOption, field, readMainText, press, type, until } from '../../support/page.ts';
import { open } from '../../support/record-saves.ts';
import type { SaveEntry } from '../../support/save.ts';

/** Its page loads nothing before a scan. */
export const pages: Readonly<Record<string, PageEntry>> = {
  '/_tenant/assetManager/scan': {
    href: '/assetManager/scan',
    reads: [],
    shows: /Nothing scanned yet/,
  },
};

const stored = 'AS-LAP-0001';
let assigned = '';

const toScan = (harness: Harness) => open('/assetManager/scan', /Nothing scanned yet/)(harness);

const scan = async (code: string) => {
  await type('Code', code);
  (await field('Code')).form?.requestSubmit();
  await until('the code in the list', () => readMainText().includes(code));
};

/** A pending scan is stored and sent with the next try. */
const scanned: Pick<SaveEntry, 'again' | 'done'> = {
  again: () => press('Try again'),
  done: () => /Done/.test(readMainText()),
};

/** Its saves. */
export const saves: readonly SaveEntry[] = [
  {
    name: 'an asset is moved by scanning its code',
    operation: 'bulkMoveAssets',
    setUp: async (harness) => {
      await toScan(harness);
      await press('Move');
      await selectOption(/Location/, 'No location');
    },
    save: () => scan(stored),
    ...scanned,
  },
  {
    name: 'an asset is taken back by scanning its code',
    operation: 'bulkTakeBackAssets',
    setUp: async (harness) => {
      const path = { employeeId: 'employee-ben' };
      assigned = (await api.listEmployeeAssets({ path })).employeeAssets[0]?.assetCode ?? '';
      await toScan(harness);
      await press('Return');
    },
    save: () => scan(assigned),
    ...scanned,
  },
];
