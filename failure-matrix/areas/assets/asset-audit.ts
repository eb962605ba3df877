import { exampleAudit, finishedAudit } from '#machines/asset-audit/asset-audit.fixtures.ts';
import {
  selectOption,
  field,
  readMainText,
  press,
  type,
  until,
  button,
} from '../../support/page.ts';
import type { PageEntry } from '../../support/pages.ts';
import { add, open, orOnceMore, type Fields } from '../../support/record-saves.ts';
import type { SaveEntry } from '../../support/save.ts';

const list = '/assetManager/audits';
const round = `${list}/${exampleAudit.id}`;

/** The list of rounds and the page of one. */
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
    // The round's name, which is the heading, is not known yet.
    heading: 'Audit',
  },
};

const scan = async (code: string) => {
  await type('Code', code);
  (await field('Code')).form?.requestSubmit();
};

const selectArchive = async () => {
  await press('Start an audit');
  await until('the dialog', () => button('Cancel'));
  await selectOption(/Location/, 'Archive');
};

const start = async () => {
  (await field('Name')).form?.requestSubmit();
};

const finish = async () => {
  await press('Finish audit');
  await press('Yes');
};

const giveUp = async () => {
  await press('Cancel audit');
  await press('Yes');
};

const found = 'AS-LAP-0002';
const takeTickBack = () => press(new RegExp(`^Mark .*${found}.* as not found`));
const noteLabel = new RegExp(`^Note on .*${found}`);
const note: Fields = { Note: 'The lid is scratched' };

const moveHere = async () => {
  await press('Move unexpected assets here');
  await press('Yes');
};

/** The saves of audit rounds. */
export const saves: readonly SaveEntry[] = [
  {
    name: 'an audit round is started',
    operation: 'beginAssetAudit',
    setUp: async (harness) => {
      await open(list, /Showing 1 - 2 of 2/)(harness);
      await selectArchive();
    },
    save: start,
    // If the record appears deleted, the input can only be copied: start again.
    again: async (networkScenario) => {
      if (networkScenario === '404') {
        await press('Close');
        await press('Leave');
        await until('no dialog', () => document.querySelector('[role="dialog"]') === null);
        await selectArchive();
      }
      await start();
    },
    done: () => /Archive.*0 of 0 found/s.test(readMainText()),
  },
  {
    name: 'an asset is checked off by scanning its code',
    operation: 'tickAuditedAsset',
    setUp: open(round, /3 of 7 found/),
    save: () => scan('AS-LAP-0005'),
    // A rejected scan is reported and scanned again; one that did not arrive stays pending.
    again: (networkScenario) =>
      networkScenario === '403' || networkScenario === '404'
        ? scan('AS-LAP-0005')
        : press('Try again'),
    done: () => /is unexpected: Disposed|was already found/.test(readMainText()),
  },
  {
    name: 'an audit round is finished',
    operation: 'finishAssetAudit',
    setUp: open(round, /3 of 7 found/),
    save: finish,
    // The record in the prompt may have been reloaded.
    again: async (_, { network }) => {
      await until('no pending requests', network.isIdle);
      await finish();
    },
    reveal: async () => {
      button('No')?.click();
      await until('the page', () => button('Finish audit'));
    },
    done: () => /Move unexpected assets here/.test(readMainText()),
  },
  {
    name: 'an audit round is cancelled',
    operation: 'giveUpAssetAudit',
    setUp: open(round, /3 of 7 found/),
    save: giveUp,
    again: async (_, { network }) => {
      await until('no pending requests', network.isIdle);
      await giveUp();
    },
    reveal: async () => {
      button('No')?.click();
      await until('the page', () => button('Cancel audit'));
    },
    done: () => /Showing 1 - 1 of 1/.test(readMainText()),
  },
  {
    name: 'an unexpected asset of an audit round is moved',
    operation: 'bulkMoveAssets',
    setUp: open(`${list}/${finishedAudit.id}`, /Move unexpected assets here/),
    save: moveHere,
    again: async (_, { network }) => {
      await until('no pending requests', network.isIdle);
      await moveHere();
    },
    reveal: async () => {
      button('No')?.click();
      await until('the page', () => button('Move unexpected assets here'));
    },
  },
  {
    name: 'a finished audit round is deleted',
    operation: 'deleteAssetAudit',
    setUp: open(list, /Showing 1 - 2 of 2/),
    save: async () => {
      await press(`Delete ${finishedAudit.name}`);
      await press('Yes');
    },
    done: () => /Showing 1 - 1 of 1/.test(readMainText()),
  },
  {
    name: 'the check mark of an asset is removed',
    operation: 'untickAuditedAsset',
    setUp: open(round, /3 of 7 found/),
    save: takeTickBack,
    again: (networkScenario) =>
      networkScenario === '403' || networkScenario === '404' ? takeTickBack() : press('Try again'),
    done: () => /2 of 7 found/.test(readMainText()),
  },
  {
    name: 'a note is added to an asset of an audit round',
    operation: 'noteAuditedAsset',
    setUp: async (harness) => {
      await open(round, /3 of 7 found/)(harness);
      await add(noteLabel, note);
    },
    form: note,
    save: () => press('Save'),
    again: orOnceMore(noteLabel, note),
    done: () => readMainText().includes('The lid is scratched'),
  },
];
