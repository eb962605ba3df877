import { api } from '#openapi/client/index.ts';
import type { Harness } from '../../support/harness.ts';
import {
  button,
  press,
  pressIn,
  pressKey,
  question,
  readMainText,
  readTextIn,
  type,
  until,
  untilAnswered,
} from '../../support/page.ts';
import type { PageEntry } from '../../support/pages.ts';
import { open } from '../../support/record-saves.ts';
import type { SaveEntry } from '../../support/save.ts';

/** Its pages and their required calls. */
export const pages: Readonly<Record<string, PageEntry>> = {
  '/_tenant/engagementList/': {
    href: '/engagementList',
    reads: ['searchEngagements'],
    doesWithout: ['countEngagementStages', 'getEngagementProjectTypes'],
    shows: /Showing 1 - /,
  },
  '/_tenant/engagementList/?view=board': {
    href: '/engagementList?view=board',
    reads: ['countEngagementStages', 'searchEngagements'],
    doesWithout: ['getEngagementProjectTypes'],
    shows: /days? since the last action/,
  },
  '/_tenant/engagementTemplate': {
    href: '/engagementTemplate',
    reads: ['getTemplateStages'],
    shows: /Baseline \(hrs\)/,
  },
};

const dialog = '[role="dialog"]';
const name = 'Failing ferry';
const noType = '00000000-0000-0000-0000-000000000000';
const day = { createdOn: '2026-01-12', createdOnAsInputString: '2026/01/12' };

/** Creates an engagement from the template. */
async function createEngagement(): Promise<void> {
  const id = crypto.randomUUID();
  const head = { id, name, prospectName: '', type: 'base' as const, projectTypeId: noType };
  await api.createEngagement({ body: { ...head, ...day } });
}

const openList = open('/engagementList', /Showing 1 - /);
const openTemplate = open('/engagementTemplate', /Baseline \(hrs\)/);

/** Opens the list with one new engagement. */
const openOne = async (harness: Harness) => {
  await createEngagement();
  await open(`/engagementList?filter.search=${encodeURIComponent(name)}`, /Failing ferry/)(harness);
};

/** Opens the project types; one is new and not in use. */
const openTypes = async (harness: Harness) => {
  const body = { id: crypto.randomUUID(), value: 'Pilot' };
  await api.createEngagementProjectType({ body });
  await openList(harness);
  await press('Project types');
  await until('the project types', () => button('Rename ⁨Pilot⁩'));
};

/** Opens the board with one new engagement in its first stage. */
const openBoard = async (harness: Harness) => {
  await createEngagement();
  const path = `/engagementList?view=board&filter.search=${encodeURIComponent(name)}`;
  await open(path, /Failing ferry/)(harness);
};

const isInStage = (stage: string) => readTextIn(`[data-column="stage ${stage}"]`).includes(name);

/** Asks to move the engagement to the second stage, and waits for what that changes. */
const requestMove = async () => {
  await press(`Move ${name}`);
  await pressIn('[role="menu"]', 'Proposal');
  await until('the preview', () => /become complete/.test(readTextIn(question)));
};

const moveCard = () => pressIn(question, 'Move');

/** A change that failed is shown as before once the template is loaded again. */
const afterReload =
  (save: () => Promise<void>): NonNullable<SaveEntry['again']> =>
  async (_, { network }) => {
    await until('no pending requests', network.isIdle);
    await save();
  };

const placeBefore = (item: string) => () =>
  pressKey(`Reorder ${item}`, { key: 'ArrowUp', altKey: true });

const moveInterviews = async () => {
  await press('More actions for ⁨Interviews⁩');
  await press(/^Move to .*Delivery/);
};

const closeQuestion = async () => {
  button('No')?.click();
  await untilAnswered();
};

/** Saves again; what appears deleted is saved as new. */
const orAsNew =
  (save: string): NonNullable<SaveEntry['again']> =>
  (networkScenario) =>
    press(networkScenario === '404' ? 'Save as new' : save);

/** Leaves a dialog whose record appears deleted: its input can only be copied. */
async function leaveDialog(): Promise<void> {
  await pressIn(dialog, 'Close');
  await press('Leave');
  await until('no dialog', () => document.querySelector(dialog) === null);
}

const fillStage = async () => {
  await press('New Stage');
  await type(/^Stage Name/, 'Handover', dialog);
  await type(/^Description/, 'Hand it over.', dialog);
};

const fillActivity = async () => {
  await press(/^Add Activity: /);
  await type(/^Description/, 'Sign off', dialog);
};

const fillType = async () => {
  await press('New project type');
  await type(/^Name/, 'Sprint', dialog);
};

/** Its saves. */
export const saves: readonly SaveEntry[] = [
  {
    name: 'an engagement is created',
    operation: 'createEngagement',
    form: { Name: name },
    setUp: async (harness) => {
      await openList(harness);
      await press('New Engagement');
      await type(/^Name/, name, dialog);
    },
    save: () => press('Create'),
    done: () => readMainText().includes(name),
  },
  {
    name: 'an engagement is duplicated',
    operation: 'duplicateEngagement',
    form: { Name: 'Copied ferry' },
    setUp: async (harness) => {
      await openOne(harness);
      await press(`Duplicate ⁨${name}⁩`);
      await type(/^Name/, 'Copied ferry', dialog);
    },
    save: () => press('Create'),
    done: () => readMainText().includes('Copied ferry'),
  },
  {
    name: 'an engagement is deleted from the list',
    operation: 'deleteEngagement',
    setUp: openOne,
    save: async () => {
      await press(`Delete ⁨${name}⁩`);
      await press('Delete engagement');
    },
    reveal: async () => {
      button('Cancel')?.click();
      await untilAnswered();
    },
    done: () => !readMainText().includes(name),
  },
  {
    name: 'a project type is added',
    operation: 'createEngagementProjectType',
    form: { Name: 'Sprint' },
    setUp: async (harness) => {
      await openTypes(harness);
      await fillType();
    },
    save: () => press('Save'),
    again: async (networkScenario) => {
      if (networkScenario === '404') {
        await pressIn(`${dialog}:has(form)`, 'Close');
        await press('Leave');
        await fillType();
      }
      await press('Save');
    },
    done: () => button('Rename ⁨Sprint⁩'),
  },
  {
    name: 'a project type is renamed',
    operation: 'updateEngagementProjectType',
    againCalls: (networkScenario) =>
      networkScenario === '404' ? 'createEngagementProjectType' : 'updateEngagementProjectType',
    form: { Name: 'Trial' },
    setUp: async (harness) => {
      await openTypes(harness);
      await press('Rename ⁨Pilot⁩');
      await type(/^Name/, 'Trial', dialog);
    },
    save: () => press('Save'),
    again: orAsNew('Save'),
    done: () => button('Rename ⁨Trial⁩'),
  },
  {
    name: 'a project type is deleted',
    operation: 'deleteEngagementProjectType',
    setUp: openTypes,
    save: async () => {
      await press('Delete ⁨Pilot⁩');
      await press('Yes');
    },
    reveal: closeQuestion,
    done: () => button('Delete ⁨Pilot⁩') === null,
  },
  {
    name: 'an engagement moves to another stage on the board',
    operation: 'moveEngagement',
    setUp: async (harness) => {
      await openBoard(harness);
      await requestMove();
    },
    save: moveCard,
    done: () => isInStage('Proposal'),
  },
  {
    name: 'the move of an engagement on the board is undone',
    operation: 'undoEngagementMove',
    setUp: async (harness) => {
      await openBoard(harness);
      await requestMove();
      await moveCard();
      await until('the offer to undo', () => button('Undo') !== null && isInStage('Proposal'));
    },
    save: () => press('Undo'),
    again: () => press('Try again'),
    done: () => isInStage('Discovery'),
  },
  {
    name: 'a stage of the template is added',
    operation: 'saveTemplateStage',
    form: { 'Stage Name': 'Handover', Description: 'Hand it over.' },
    setUp: async (harness) => {
      await openTemplate(harness);
      await fillStage();
    },
    save: () => press('Save'),
    again: async (networkScenario) => {
      if (networkScenario === '404') {
        await leaveDialog();
        await fillStage();
      }
      await press('Save');
    },
    done: () => readMainText().includes('Handover'),
  },
  {
    name: 'a stage of the template is removed',
    operation: 'deleteTemplateStage',
    setUp: openTemplate,
    save: async () => {
      await press(/^Remove Stage: /);
      await press('Yes');
    },
    reveal: closeQuestion,
  },
  {
    name: 'an activity of the template is added',
    operation: 'saveTemplateActivity',
    form: { Description: 'Sign off' },
    setUp: async (harness) => {
      await openTemplate(harness);
      await fillActivity();
    },
    save: () => press('Save'),
    again: async (networkScenario) => {
      if (networkScenario === '404') {
        await leaveDialog();
        await fillActivity();
      }
      await press('Save');
    },
    done: () => readMainText().includes('Sign off'),
  },
  {
    name: 'an activity of the template is removed',
    operation: 'deleteTemplateActivity',
    setUp: openTemplate,
    save: async () => {
      await press(/^Remove Activity: /);
      await press('Yes');
    },
    reveal: closeQuestion,
  },
  {
    name: 'the stages of the template are sorted',
    operation: 'orderTemplateStages',
    setUp: openTemplate,
    save: placeBefore('Delivery'),
    again: afterReload(placeBefore('Delivery')),
    isOptimistic: true,
    done: () => /Delivery.*Proposal/.test(readMainText()),
  },
  {
    name: 'the activities of a stage of the template are sorted',
    operation: 'orderTemplateActivities',
    setUp: openTemplate,
    save: placeBefore('Interviews'),
    again: afterReload(placeBefore('Interviews')),
    isOptimistic: true,
    done: () => /Interviews.*Kick-off meeting/.test(readMainText()),
  },
  {
    name: 'an activity of the template moves to another stage',
    operation: 'moveTemplateActivity',
    setUp: openTemplate,
    save: moveInterviews,
    again: afterReload(moveInterviews),
    isOptimistic: true,
    done: () => /Acceptance test.*Interviews/.test(readMainText()),
  },
];
