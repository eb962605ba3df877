import { api } from '#openapi/client/index.ts';
import type { Harness } from '../support/harness.ts';
import {
  button,
  press,
  pressIn,
  readMainText,
  selectOption,
  type,
  until,
} from '../support/page.ts';
import type { PageEntry } from '../support/pages.ts';
import { open } from '../support/record-saves.ts';
import type { SaveEntry } from '../support/save.ts';

const getPath = (id: string, view = 'overview') =>
  `/engagementList/engagement?engagementId=${id}&view=${view}`;

/** Creates an engagement with two stages, and an activity with all parts in the first one. */
async function createEngagement(): Promise<string> {
  const [id, stageId, activityId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const { projectTypes } = await api.getEngagementProjectTypes({});
  const head = { name: 'Failures', type: 'blank' as const, prospectName: '', projectTypeId: '' };
  const day = { createdOn: '2026-01-12', createdOnAsInputString: '2026/01/12' };
  const projectTypeId = projectTypes[0]?.id ?? '';
  await api.createEngagement({ body: { ...head, ...day, id, projectTypeId } });
  const path = { engagementId: id };
  const stage = { stageName: 'Discovery', description: 'Find out.' };
  await api.saveEngagementStage({ path, body: { stageId, ...stage } });
  const other = { stageId: crypto.randomUUID(), stageName: 'Offer', description: 'Write it.' };
  await api.saveEngagementStage({ path, body: other });
  await api.saveEngagementActivity({
    path: { ...path, stageId },
    body: { activityId, activityDesc: 'Workshop' },
  });
  const part = () => ({ id: crypto.randomUUID(), activityId });
  await api.saveEngagementActivityNote({ body: { ...part(), notes: 'A note' } });
  const url = 'https://files.example.com/agenda';
  await api.saveEngagementActivityDoc({ body: { ...part(), description: 'Agenda', url } });
  await api.saveEngagementActivityAction({ body: { ...part(), action: 'Book a room' } });
  return id;
}

/** An engagement of the demo data with activities: created records end with each test. */
async function findEngagement(): Promise<string> {
  const { engagementRollups } = await api.getEngagementRollups({});
  const found = engagementRollups.find(({ totalActivities }) => totalActivities > 0);
  if (!found) throw new Error('The demo data have no engagement with activities.');
  return found.id;
}

/** The page of an engagement. */
export const pages: Readonly<Record<string, PageEntry>> = {
  '/_tenant/engagementList/engagement': {
    href: async () => getPath(await findEngagement()),
    reads: ['getEngagement'],
    isOfRecord: true,
    shows: /No\. of Stages/,
    heading: 'Engagement',
  },
  '/_tenant/engagementList/engagement?view=stages': {
    href: async () => getPath(await findEngagement(), 'stages'),
    reads: ['getEngagement'],
    doesWithout: ['getEngagementProgress'],
    isOfRecord: true,
    shows: /Hours Spent/,
    heading: 'Engagement',
  },
};

const openOverview = async (harness: Harness) =>
  open(getPath(await createEngagement()), /No\. of Stages/)(harness);

const openStages = async (harness: Harness) => {
  await open(getPath(await createEngagement(), 'stages'), /Workshop/)(harness);
  await until('no pending requests', harness.network.isIdle);
};

const openDialog = async (name: RegExp | string) => {
  await press(name);
  await until('the dialog', () => document.querySelector('[role="dialog"]'));
};

const fromMenu = async (menu: RegExp, item: string) => {
  await press(menu);
  await press(item);
};

const confirm = async () => {
  await until('the confirmation', () => document.querySelector('[role="alertdialog"]'));
  await press('Yes');
};

/** A failure returns to the confirmation, which hides the page. */
const closeQuestion = async () => {
  await until('the page', () => {
    button(/^(?:No|Cancel)$/)?.click();
    return document.querySelector('[role="alertdialog"]') === null;
  });
};

/** The page may have been loaded again. */
const afterReload =
  (save: () => Promise<void>): NonNullable<SaveEntry['again']> =>
  async (_, { network }) => {
    await until('no pending requests', network.isIdle);
    await save();
  };

const toggle = () => fromMenu(/^Actions for.*Workshop/, 'Mark as Complete');

const removeStage = async () => {
  await fromMenu(/^Actions for.*Discovery/, 'Remove Stage');
  await confirm();
};

const removeActivity = async () => {
  await fromMenu(/^Actions for.*Workshop/, 'Remove Activity');
  await confirm();
};

const removeFrom = (tab: RegExp | null, name: RegExp | string) => async () => {
  if (tab) await press(tab);
  await press(name);
  await confirm();
};

const openTab = (tab: RegExp, add: string) => async (harness: Harness) => {
  await openStages(harness);
  await press(tab);
  await press(add);
};

const deleteIt = async () => {
  await fromMenu(/^More actions/, 'Delete engagement');
  await until('the numbers', () => /1 activity/.test(document.body.textContent));
  await pressIn('[role="alertdialog"]', 'Delete engagement');
};

const moveActivity = async () => {
  await fromMenu(/^Actions for.*Workshop/, 'Move to stage…');
  await selectOption(/Stage/, 'Offer');
  await press('Move');
};

const sortStages = async () => {
  const handle = await until('the handle', () => button(/^Reorder Offer/));
  handle.focus();
  handle.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'ArrowUp', altKey: true, bubbles: true }),
  );
};

/** The saves of an engagement. */
export const saves: readonly SaveEntry[] = [
  {
    name: 'the head data of an engagement is edited',
    operation: 'updateEngagement',
    form: { 'Name of Prospect': 'Quay' },
    setUp: async (harness) => {
      await openOverview(harness);
      await openDialog('Edit');
      await type(/^Name of Prospect/, 'Quay', '[role="dialog"]');
    },
    save: () => press('Save'),
    done: () => /Quay/.test(readMainText()),
  },
  {
    name: 'a stage is added to an engagement',
    operation: 'saveEngagementStage',
    setUp: async (harness) => {
      await openStages(harness);
      await openDialog('New Stage');
      await type(/^Name/, 'Delivery', '[role="dialog"]');
      await type(/^Description/, 'Build it.', '[role="dialog"]');
    },
    save: () => press('Save'),
    done: () => /Delivery/.test(readMainText()),
  },
  {
    name: 'an activity is added to a stage',
    operation: 'saveEngagementActivity',
    setUp: async (harness) => {
      await openStages(harness);
      await openDialog('Add Activity');
      await type(/^Description/, 'Follow up', '[role="dialog"]');
    },
    save: () => press('Save'),
    done: () => /Follow up/.test(readMainText()),
  },
  {
    name: 'an activity is marked as complete',
    operation: 'toggleEngagementActivity',
    setUp: openStages,
    save: toggle,
    again: afterReload(toggle),
    done: () => /Complete.*by/.test(readMainText()),
  },
  {
    name: 'the note of an activity is edited',
    operation: 'saveEngagementActivityNote',
    setUp: async (harness) => {
      await openStages(harness);
      await press('Edit note');
      await type(/^Note/, 'Another note');
    },
    save: () => press('Save'),
    done: () => button('Edit note') !== null && /Another note/.test(readMainText()),
  },
  {
    name: 'a document link is added to an activity',
    operation: 'saveEngagementActivityDoc',
    setUp: async (harness) => {
      await openTab(/^Docs/, 'Add Doc')(harness);
      await type(/^Description/, 'Plan');
      await type(/^URL/, 'https://files.example.com/plan');
    },
    save: () => press('Save'),
    done: () => /Docs \(2\)/.test(readMainText()),
  },
  {
    name: 'an action item is added to an activity',
    operation: 'saveEngagementActivityAction',
    setUp: async (harness) => {
      await openTab(/^Action Items/, 'Add Action Item')(harness);
      await type(/^Action item/, 'Invite them');
    },
    save: () => press('Save'),
    done: () => /Action Items \(2\)/.test(readMainText()),
  },
  {
    name: 'a stage is removed with its activities',
    operation: 'deleteEngagementStage',
    setUp: openStages,
    save: removeStage,
    again: afterReload(removeStage),
    reveal: closeQuestion,
    done: () => !/Discovery/.test(readMainText()),
  },
  {
    name: 'an activity is removed',
    operation: 'deleteEngagementActivity',
    setUp: openStages,
    save: removeActivity,
    again: afterReload(removeActivity),
    reveal: closeQuestion,
    done: () => !/Workshop/.test(readMainText()),
  },
  {
    name: 'the note of an activity is removed',
    operation: 'deleteEngagementActivityNote',
    setUp: openStages,
    save: removeFrom(null, 'Remove note'),
    again: afterReload(removeFrom(null, 'Remove note')),
    reveal: closeQuestion,
    done: () => /Notes have not been added yet/.test(readMainText()),
  },
  {
    name: 'a document link of an activity is removed',
    operation: 'deleteEngagementActivityDoc',
    setUp: openStages,
    save: removeFrom(/^Docs/, /^Remove .*Agenda/),
    again: afterReload(removeFrom(/^Docs/, /^Remove .*Agenda/)),
    reveal: closeQuestion,
    done: () => /Docs have not been added yet/.test(readMainText()),
  },
  {
    name: 'an action item of an activity is removed',
    operation: 'deleteEngagementActivityAction',
    setUp: openStages,
    save: removeFrom(/^Action Items/, /^Remove .*Book/),
    again: afterReload(removeFrom(/^Action Items/, /^Remove .*Book/)),
    reveal: closeQuestion,
    done: () => /Action items have not been added yet/.test(readMainText()),
  },
  {
    name: 'the stages of an engagement are sorted',
    operation: 'orderEngagementStages',
    setUp: openStages,
    save: sortStages,
    again: afterReload(sortStages),
    isOptimistic: true,
    done: () => /Offer.*Discovery/.test(readMainText()),
  },
  {
    name: 'an activity moves to another stage',
    operation: 'moveEngagementActivity',
    setUp: openStages,
    save: moveActivity,
    again: afterReload(moveActivity),
    isOptimistic: true,
    done: () => /No activities yet/.test(readMainText()),
  },
  {
    name: 'an engagement is deleted',
    operation: 'deleteEngagement',
    setUp: openOverview,
    save: deleteIt,
    again: afterReload(deleteIt),
    reveal: closeQuestion,
    done: () => !/Failures/.test(readMainText()),
  },
];
