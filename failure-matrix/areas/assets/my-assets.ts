import { api } from '#openapi/client/index.ts';
import type { Harness } from '../../support/harness.ts';
import type { PageEntry } from '../../support/pages.ts';
import { button, readMainText, press, type, until } from '../../support/page.ts';
import { open } from '../../support/record-saves.ts';
import type { SaveEntry } from '../../support/save.ts';

/** Its page and its required call. */
export const pages: Readonly<Record<string, PageEntry>> = {
  '/_tenant/myAssets': {
    href: '/myAssets',
    reads: ['listMyAssets'],
    shows: /Showing 1 - /,
  },
};

/** An assigned asset that waits for Ava's acceptance. */
async function answering(harness: Harness, kind: 'Accept' | 'Decline') {
  const { myAssets } = await api.listMyAssets({});
  const found = myAssets.find(({ assignment }) => assignment.handover?.state === 'Pending');
  await open('/myAssets', /Showing 1 - /)(harness);
  await press(`${kind} ⁨${found?.assignment.assetCode ?? ''}⁩`);
  await until('the dialog', () => button(kind));
}

/** Its saves. */
export const saves: readonly SaveEntry[] = [
  {
    name: 'an assigned asset is accepted',
    operation: 'acceptHandovers',
    setUp: async (harness) => {
      await answering(harness, 'Accept');
      await type('Remark', 'A scratch');
    },
    form: { Remark: 'A scratch' },
    save: () => press('Accept'),
    done: () => readMainText().includes('A scratch'),
  },
  {
    name: 'an assigned asset is declined',
    operation: 'declineHandover',
    setUp: async (harness) => {
      await answering(harness, 'Decline');
      await type('Reason', 'It never came');
    },
    form: { Reason: 'It never came' },
    save: () => press('Decline'),
    done: () => readMainText().includes('It never came'),
  },
];
