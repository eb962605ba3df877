import { exampleAudit } from '#machines/asset-audit/asset-audit.example.ts';
import { choose, field, mainSays, press, type, until, button } from '../support/page.ts';
import type { PageEntry } from '../support/pages.ts';
import { open } from '../support/record-saves.ts';
import type { SaveEntry } from '../support/save.ts';

const list = '/assetManager/audits';
const round = `${list}/${exampleAudit.id}`;

/** The rounds, and one of them. */
export const pages: Readonly<Record<string, PageEntry>> = {
  '/_tenant/assetManager/audits/': {
    href: list,
    reads: ['listAssetAudits'],
    shows: /Showing 1 - 2 of 2/,
  },
  '/_tenant/assetManager/audits/$auditId': {
    href: round,
    reads: ['getAssetAudit'],
    doesWithout: ['listAuditedAssets'],
    isOfRecord: true,
    shows: /3 of 7 found/,
    // Its name, which it has for its heading, is not known yet.
    heading: 'Audit round',
  },
};

const scan = async (code: string) => {
  await type('Code', code);
  (await field('Code')).form?.requestSubmit();
};

/** Their saves. */
export const saves: readonly SaveEntry[] = [
  {
    name: 'an audit round is begun',
    operation: 'beginAssetAudit',
    prepare: async (desk) => {
      await open(list, /Showing 1 - 2 of 2/)(desk);
      await press('Begin a round');
      await until('the dialog', () => button('Cancel'));
      await choose(/Place/, 'Archive');
    },
    save: async () => {
      (await field('Name')).form?.requestSubmit();
    },
    done: () => /Archive on .*0 of 0 found/s.test(mainSays()),
  },
  {
    name: 'an asset is ticked by scanning its code',
    operation: 'tickAuditedAsset',
    prepare: open(round, /3 of 7 found/),
    save: () => scan('AS-LAP-0005'),
    again: () => press('Try again'),
    done: () => /is unexpected: Disposed/.test(mainSays()),
  },
  {
    name: 'an audit round is finished',
    operation: 'finishAssetAudit',
    prepare: async (desk) => {
      await open(round, /3 of 7 found/)(desk);
      await press('Finish round');
    },
    save: () => press('Yes'),
    done: () => /Move unexpected here/.test(mainSays()),
  },
];
