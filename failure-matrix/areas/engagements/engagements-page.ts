import { api } from '#openapi/client/index.ts';
import type { Harness } from '../../support/harness.ts';
import {
  button,
  press,
  pressIn,
  pressKey,
  question,
  readMainText,
  selectOption,
  type,
  until,
  untilAnswered,
} from '../../support/page.ts';
import type { PageEntry } from '../../support/pages.ts';
import { open } from '../../support/record-saves.ts';
import type { SaveEntry } from '../../support/save.ts';

const getPath = (id: string, view = 'overview') =>
  `/engagementList/engagement?engagementId=${id}&view=${view}`;

interface NewEngagement {
  id: string;
  /** The first stage. */
  stageId: string;
  /** The note of its activity. */
  noteId: string;
}

/** Creates an engagement with two stages, and an activity with all parts in the first one. */
async function createEngagement(): Promise<NewEngagement> {
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
  const note = { ...part(), notes: 'A note' };
  await api.saveEngagementActivityNote({ body: note });
  const url = 'https://files.example.com/agenda';
  await api.saveEngagementActivityDoc({ body: { ...part(), description: 'Agenda', url } });
  await api.saveEngagementActivityAction({ body: { ...part(), action: 'Book a room' } });
  return { id, stageId, noteId: note.id };
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
    doesWithout: ['getEngagementProgress'],
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

const dialog = '[role="dialog"]';

const openOverview = async (harness: Harness) =>
  open(getPath((await createEngagement()).id), /No\. of Stages/)(harness);

const openStagePage = async (id: string, harness: Harness) => {
  await open(getPath(id, 'stages'), /Workshop/)(harness);
  await until('no pending requests', harness.network.isIdle);
};

const openStages = async (harness: Harness) =>
  openStagePage((await createEngagement()).id, harness);

const openDialog = async (name: RegExp | string) => {
  await press(name);
  await until('the dialog', () => document.querySelector(dialog));
};

const fromMenu = async (menu: RegExp, item: string) => {
  await press(menu);
  await press(item);
};

const confirm = async () => {
  await until('the confirmation', () => document.querySelector(question));
  await press('Yes');
};

/** A failure returns to the confirmation, which hides the page. */
const closeQuestion = async () => {
  button(/^(?:No|Cancel)$/)?.click();
  await untilAnswered();
};

/** The page may have been loaded again. */
const afterReload =
  (save: () => Promise<void>): NonNullable<SaveEntry['again']> =>
  async (_, { network }) => {
    await until('no pending requests', network.isIdle);
    await save();
  };

/** Saves again; what belongs to a record that appears deleted can only be copied: it is typed again. */
const orTypedAgain =
  (leave: () => Promise<void>, fill: () => Promise<void>): NonNullable<SaveEntry['again']> =>
  async (networkScenario, { network }) => {
    if (networkScenario === '404') {
      await leave();
      await until('no pending requests', network.isIdle);
      await fill();
    }
    await press('Save');
  };

async function leaveDialog(): Promise<void> {
  await pressIn(dialog, 'Close');
  await press('Leave');
  await until('no dialog', () => document.querySelector(dialog) === null);
}

const leaveForm = async () => {
  await pressIn('main form', 'Close');
  await press('Leave');
};

const stage = { Name: 'Delivery', Description: 'Build it.' };

const fillStage = async () => {
  await openDialog('New Stage');
  await type(/^Name/, stage.Name, dialog);
  await type(/^Description/, stage.Description, dialog);
};

const activity = { Description: 'Follow up' };

const fillActivity = async () => {
  await openDialog('Add Activity');
  await type(/^Description/, activity.Description, dialog);
};

const doc = { Description: 'Plan', URL: 'https://files.example.com/plan' };

const fillDoc = async () => {
  await press('Add Doc');
  await type(/^Description/, doc.Description);
  await type(/^URL/, doc.URL);
};

const item = { 'Action item': 'Invite them' };

const fillItem = async () => {
  await press('Add Action Item');
  await type(/^Action item/, item['Action item']);
};

/** The note under test; set when it is created. */
let noteId = '';

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

const openTab = async (tab: RegExp, harness: Harness) => {
  await openStages(harness);
  await press(tab);
};

const confirmDeletion = async () => {
  await until('the numbers', () => /1 activity/.test(document.body.textContent));
  await pressIn(question, 'Delete engagement');
};

const deleteIt = async () => {
  await fromMenu(/^More actions/, 'Delete engagement');
  await confirmDeletion();
};

const moveActivity = async () => {
  await fromMenu(/^Actions for.*Workshop/, 'Move to stage…');
  await selectOption(/Stage/, 'Offer');
  await press('Move');
};

const placeBefore = (name: string) => () =>
  pressKey(`Reorder ${name}`, { key: 'ArrowUp', altKey: true });

const sortStages = placeBefore('Offer');
const sortActivities = placeBefore('Report');

/** The saves of an engagement. */
export const saves: readonly SaveEntry[] = [
  {
    name: 'the head data of an engagement is edited',
    operation: 'updateEngagement',
    form: { 'Name of Prospect': 'Quay' },
    setUp: async (harness) => {
      await openOverview(harness);
      await openDialog('Edit Engagement');
      await type(/^Name of Prospect/, 'Quay', dialog);
    },
    save: () => press('Save'),
    // If it appears deleted, it is saved as a new one, which is then shown.
    again: (networkScenario) => press(networkScenario === '404' ? 'Save as new' : 'Save'),
    againCalls: (networkScenario) =>
      networkScenario === '404' ? 'createEngagement' : 'updateEngagement',
    done: () => /Quay/.test(readMainText()),
  },
  {
    name: 'a stage is added to an engagement',
    operation: 'saveEngagementStage',
    form: stage,
    setUp: async (harness) => {
      await openStages(harness);
      await fillStage();
    },
    save: () => press('Save'),
    again: orTypedAgain(leaveDialog, fillStage),
    done: () => readMainText().includes(stage.Name),
  },
  {
    name: 'an activity is added to a stage',
    operation: 'saveEngagementActivity',
    form: activity,
    setUp: async (harness) => {
      await openStages(harness);
      await fillActivity();
    },
    save: () => press('Save'),
    again: orTypedAgain(leaveDialog, fillActivity),
    done: () => readMainText().includes(activity.Description),
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
    form: { Note: 'Another note' },
    setUp: async (harness) => {
      const created = await createEngagement();
      ({ noteId } = created);
      await openStagePage(created.id, harness);
      await press('Edit note');
      await type(/^Note/, 'Another note');
    },
    save: () => press('Save'),
    again: async (networkScenario) => {
      if (networkScenario !== '404') return press('Save');
      // An activity has one note: a new one is saved only if the old one really is deleted.
      await api.deleteEngagementActivityNote({ path: { id: noteId } });
      return press('Save as new');
    },
    done: () => button('Edit note') !== null && /Another note/.test(readMainText()),
  },
  {
    name: 'a document link is added to an activity',
    operation: 'saveEngagementActivityDoc',
    form: doc,
    setUp: async (harness) => {
      await openTab(/^Docs/, harness);
      await fillDoc();
    },
    save: () => press('Save'),
    again: orTypedAgain(leaveForm, fillDoc),
    done: () => /Docs \(2\)/.test(readMainText()),
  },
  {
    name: 'an action item is added to an activity',
    operation: 'saveEngagementActivityAction',
    form: item,
    setUp: async (harness) => {
      await openTab(/^Action Items/, harness);
      await fillItem();
    },
    save: () => press('Save'),
    again: orTypedAgain(leaveForm, fillItem),
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
    name: 'the activities of a stage are sorted',
    operation: 'orderEngagementActivities',
    setUp: async (harness) => {
      const { id, stageId } = await createEngagement();
      const body = { activityId: crypto.randomUUID(), activityDesc: 'Report' };
      await api.saveEngagementActivity({ path: { engagementId: id, stageId }, body });
      await openStagePage(id, harness);
    },
    save: sortActivities,
    again: afterReload(sortActivities),
    isOptimistic: true,
    done: () => /Report.*Workshop/.test(readMainText()),
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
    again: async (networkScenario, harness) => {
      await until('no pending requests', harness.network.isIdle);
      if (networkScenario !== '404') return deleteIt();
      // What appears deleted has no page any more.
      await until('the list', () => /Showing 1 - /.test(readMainText()));
      await open('/engagementList?filter.search=Failures', /Failures/)(harness);
      await press('Delete ⁨Failures⁩');
      return confirmDeletion();
    },
    reveal: closeQuestion,
    done: () => !/Failures/.test(readMainText()),
  },
];
