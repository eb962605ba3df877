import { api } from '#openapi/client/index.ts';
import type { Harness } from '../../support/harness.ts';
import type { PageEntry } from '../../support/pages.ts';
import { button, readMainText, press, readPageText, type, until } from '../../support/page.ts';
import { open } from '../../support/record-saves.ts';
import type { SaveEntry } from '../../support/save.ts';

const ofBen = '/assetAssignment/employee-ben';

/** Its pages and their required calls. */
export const pages: Readonly<Record<string, PageEntry>> = {
  '/_tenant/assetAssignment/': {
    href: '/assetAssignment',
    reads: ['searchAssetHolders'],
    shows: /Showing 1 - /,
  },
  '/_tenant/assetAssignment/$holderId': {
    href: ofBen,
    reads: ['getAssetHolder', 'listEmployeeAssets'],
    isOfRecord: true,
    shows: /Assigned assets/,
    // The name, which is the heading, is not known yet.
    heading: 'Employee or team',
  },
};

let code = '';

const atBen = (harness: Harness) => open(ofBen, /Assigned assets/)(harness);

/** Its saves. */
export const saves: readonly SaveEntry[] = [
  {
    name: 'an asset is taken back',
    operation: 'removeAssetAssignment',
    setUp: async (harness) => {
      const path = { employeeId: 'employee-ben' };
      code = (await api.listEmployeeAssets({ path })).employeeAssets[0]?.assetCode ?? '';
      await atBen(harness);
      await press(`Return ⁨${code}⁩`);
      await until('the confirmation dialog', () => button('Yes'));
    },
    save: () => press('Yes'),
    // The error is shown, and the prompt opens again.
    reveal: async () => {
      await press(`Return ⁨${code}⁩`);
      await until('the confirmation dialog', () => button('Yes'));
    },
    done: () => readPageText().includes('Returned'),
  },
  {
    name: 'the request to accept an asset is resent',
    operation: 'resendHandover',
    setUp: async (harness) => {
      const path = { employeeId: 'employee-ben' };
      const { employeeAssets } = await api.listEmployeeAssets({ path });
      code = employeeAssets.find(({ handover }) => handover?.state === 'Pending')?.assetCode ?? '';
      await atBen(harness);
    },
    save: () => press(`Resend request for ⁨${code}⁩`),
  },
  {
    name: 'assets are assigned',
    operation: 'bulkAssignAssets',
    setUp: async (harness) => {
      const { assets } = await api.searchAssignableAssets({ query: { pageSize: 50 } });
      code = assets.find(({ isTeam }) => !isTeam)?.assetCode ?? '';
      await atBen(harness);
      await press('Assign assets');
      await type('Code, name or serial number', code);
      await press(new RegExp(code));
      await until('the selection', () => button(/^Assign 1/));
    },
    save: () => press(/^Assign \d/),
    done: () => readMainText().includes(code),
  },
  {
    name: 'a work place is changed',
    operation: 'updateWorkPlace',
    form: { 'Work place': 'At home' },
    setUp: async (harness) => {
      await atBen(harness);
      await press('Change work place');
      await type('Work place', 'At home');
    },
    save: () => press('Save'),
    again: (networkScenario) => press(networkScenario === '404' ? 'Save as new' : 'Save'),
    done: () => readMainText().includes('At home'),
  },
];
