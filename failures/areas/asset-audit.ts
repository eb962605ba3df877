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

const chooseArchive = async () => {
  await press('Begin a round');
  await until('the dialog', () => button('Cancel'));
  await choose(/Place/, 'Archive');
};

const begin = async () => {
  (await field('Name')).form?.requestSubmit();
};

const finish = async () => {
  await press('Finish round');
  await press('Yes');
};

/** Their saves. */
export const saves: readonly SaveEntry[] = [
  {
    name: 'an audit round is begun',
    operation: 'beginAssetAudit',
    prepare: async (desk) => {
      await open(list, /Showing 1 - 2 of 2/)(desk);
      await chooseArchive();
    },
    save: begin,
    // What is typed where nothing seems to be there can only be copied: it is begun once more.
    again: async (weather) => {
      if (weather === '404') {
        await press('Close');
        await press('Leave');
        await until('no dialog', () => document.querySelector('[role="dialog"]') === null);
        await chooseArchive();
      }
      await begin();
    },
    done: () => /Archive on .*0 of 0 found/s.test(mainSays()),
  },
  {
    name: 'an asset is ticked by scanning its code',
    operation: 'tickAuditedAsset',
    prepare: open(round, /3 of 7 found/),
    save: () => scan('AS-LAP-0005'),
    // What is refused is told, and scanned again; what did not get through waits.
    again: (weather) =>
      weather === '403' || weather === '404' ? scan('AS-LAP-0005') : press('Try again'),
    done: () => /is unexpected: Disposed|is ticked already/.test(mainSays()),
  },
  {
    name: 'an audit round is finished',
    operation: 'finishAssetAudit',
    prepare: open(round, /3 of 7 found/),
    save: finish,
    // What is asked about may have been read anew.
    again: async (_, { network }) => {
      await until('a quiet network', network.isQuiet);
      await finish();
    },
    reveal: async () => {
      button('No')?.click();
      await until('the page', () => button('Finish round'));
    },
    done: () => /Move unexpected here/.test(mainSays()),
  },
];
