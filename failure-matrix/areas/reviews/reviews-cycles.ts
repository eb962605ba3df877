import { api } from '#openapi/client/index.ts';
import { firstPage } from '#machines/lists/list-search.ts';
import { toCycleSearch, type Cycle, type CycleStatus } from '#machines/reviews/cycles/cycle.ts';
import type { Harness } from '../../support/harness.ts';
import {
  button,
  countUp,
  press,
  pressIn,
  question,
  readMainText,
  type,
  until,
  untilAnswered,
} from '../../support/page.ts';
import type { PageEntry } from '../../support/pages.ts';
import { open } from '../../support/record-saves.ts';
import type { SaveEntry } from '../../support/save.ts';

/** The first cycle in a status. */
async function findCycle(status: CycleStatus): Promise<Cycle> {
  const search = { ...firstPage, columnFilters: [{ name: 'status', value: status }] };
  const [cycle] = (await api.getReviewCycles({ body: toCycleSearch(search) })).cycles;
  if (!cycle) throw new Error(`The demo data must have a cycle that is ${status}.`);
  return cycle;
}

const running = async () => `/performance/cycles/${(await findCycle('InProgress')).id}`;

/** Its pages and their required calls. */
export const pages: Readonly<Record<string, PageEntry>> = {
  '/_tenant/performance/cycles/': {
    href: '/performance/cycles',
    reads: ['getReviewCycles'],
    shows: /Showing 1 - /,
  },
  '/_tenant/performance/cycles/create': {
    href: '/performance/cycles/create',
    reads: ['getReviewCycleDefaults', 'getReviewCycleCandidates'],
    shows: /Select all .*Showing 1 - /,
  },
  '/_tenant/performance/cycles/$cycleId': {
    href: running,
    reads: ['getReviewCycle', 'getReviewCycleReviewees'],
    shows: /Reviews at each step over time.*Showing 1 - /,
    heading: 'Review cycle',
    namedBy: 'getReviewCycle',
    isOfRecord: true,
  },
  '/_tenant/performance/archives': {
    href: '/performance/archives',
    reads: ['getArchivedReviews'],
    shows: /Showing 1 - /,
  },
};

const dialog = '[role="dialog"]';
const menu = '[role="menu"]';
const openCycle = open(running, /Showing 1 - /);

/** Creates a cycle with one reviewee; it can be deleted. */
async function createCycle(): Promise<string> {
  const { defaultWorkflowId } = await api.getReviewCycleDefaults({
    query: { withEmployees: false },
  });
  const id = crypto.randomUUID();
  const days = { startDate: '2026-01-01', endDate: '2026-12-31' };
  const reviewees = [{ employeeId: 'employee-leo', clientInterfacerId: null }];
  await api.addReviewCycle({
    body: {
      id,
      cycleName: 'Failing cycle',
      period: 'Some days',
      year: 2026,
      ...days,
      teamId: null,
      workflowId: defaultWorkflowId ?? '',
      reviewees,
    },
  });
  return id;
}

const openCreated = async (harness: Harness) =>
  open(`/performance/cycles/${await createCycle()}`, /Failing cycle.*Showing 1 - /)(harness);

/** Opens the list of completed cycles. */
const openCompleted = open('/performance/cycles?filter.status=Completed', /Showing 1 - /);

const openMenu = async (name: RegExp, item: string) => {
  await press(name);
  await pressIn(menu, item);
};

const closeQuestion = async () => {
  button('No')?.click();
  await untilAnswered();
};

const archive = async () => {
  await openMenu(/^More actions for .*Performance review/, 'Archive');
  await pressIn(question, 'Archive');
};

const deleteCreated = async () => {
  await openMenu(/^More actions for .*Failing cycle/, 'Delete');
  await pressIn(question, 'Delete');
};

const openRemoval = async () => {
  await openMenu(/^More actions for .*Leo Park/, 'Remove from cycle');
  await until('the question', () => document.querySelector(question));
};

const selectReviewee = async (name: RegExp, action: string) => {
  await openMenu(name, action);
  await until('the dialog', () => document.querySelector(`${dialog} form`));
};

const isDialogClosed = () => document.querySelector(dialog) === null;

/** Fills in a new cycle, up to its last step. */
const fillCycle = async (harness: Harness) => {
  await open('/performance/cycles/create', /Select all .*Showing 1 - /)(harness);
  await press(/^Select all/);
  await until('the selection', () => /[1-9]\d* people selected/.test(readMainText()));
  await press('Next');
  await until('the workflow', () => /The cycle keeps/.test(readMainText()));
  await press('Next');
  await type(/^Name/, 'Failing cycle');
  await type(/^Period/, 'Some days');
  for (const day of ['First day', 'Last day']) {
    for (const part of ['day', 'month', 'year']) await countUp(new RegExp(`^${part}, .*${day}`));
  }
  await press('Next');
  await until('the check', () => /Failing cycle/.test(readMainText()));
};

/** Its saves. */
export const saves: readonly SaveEntry[] = [
  {
    name: 'a cycle is renamed',
    operation: 'updateReviewCycle',
    form: { Name: 'Renamed cycle' },
    setUp: async (harness) => {
      await openCycle(harness);
      await press('Edit cycle');
      await type(/^Name/, 'Renamed cycle', dialog);
    },
    save: () => press('Update'),
    again: (networkScenario) => press(networkScenario === '404' ? 'Save as new' : 'Update'),
    done: () => readMainText().includes('Renamed cycle'),
  },
  {
    name: 'people are added to a cycle',
    operation: 'updateReviewCycle',
    setUp: async (harness) => {
      await openCreated(harness);
      await press('Add people');
      await until('the people', () => document.querySelector(`${dialog} tbody input`));
      document.querySelector<HTMLElement>(`${dialog} tbody input`)?.click();
      await until('the selection', () => button('Add 1 person'));
    },
    save: () => press('Add 1 person'),
    done: isDialogClosed,
  },
  {
    name: 'a reviewee is removed from a cycle',
    operation: 'updateReviewCycle',
    setUp: async (harness) => {
      await openCycle(harness);
      await openRemoval();
    },
    save: () => press('Yes'),
    // A reviewee who appears removed counts as removed, and the cycle is loaded again.
    again: async (networkScenario, { network }) => {
      if (networkScenario === '404') {
        await until('no pending requests', network.isIdle);
        await openRemoval();
      }
      await press('Yes');
    },
    done: () => button(/^More actions for .*Leo Park/) === null,
  },
  {
    name: 'a cycle is archived',
    operation: 'archiveReviewCycle',
    setUp: openCompleted,
    save: archive,
    reveal: closeQuestion,
    done: () => button('Undo'),
  },
  {
    name: 'the archiving of a cycle is undone',
    operation: 'restoreReviewCycle',
    setUp: async (harness) => {
      await openCompleted(harness);
      await archive();
      await until('the offer to undo', () => button('Undo'));
    },
    save: () => press('Undo'),
    again: () => press('Try again'),
    done: () => button('Undo') === null,
  },
  {
    name: 'a cycle is deleted',
    operation: 'deleteReviewCycle',
    setUp: openCreated,
    save: deleteCreated,
    // After a 404, the page is loaded again.
    again: async (_, { network }) => {
      await until('no pending requests', network.isIdle);
      await deleteCreated();
    },
    reveal: closeQuestion,
    done: () => /Showing 1 - /.test(readMainText()),
  },
  {
    name: 'a review is delivered from its cycle',
    operation: 'deliverCycleReviews',
    setUp: async (harness) => {
      await openCycle(harness);
      await selectReviewee(/^More actions for .*Grace Kim/, 'Deliver');
    },
    save: () => pressIn(dialog, 'Deliver'),
    done: () => button('Undo'),
  },
  {
    name: 'a delivery is taken back',
    operation: 'recallReviews',
    setUp: async (harness) => {
      await openCycle(harness);
      await selectReviewee(/^More actions for .*Grace Kim/, 'Deliver');
      await pressIn(dialog, 'Deliver');
      await until('the offer to undo', () => button('Undo'));
    },
    save: () => press('Undo'),
    again: () => press('Try again'),
    done: () => button('Undo') === null,
  },
  {
    name: 'someone is reminded of a review',
    operation: 'nudgeCycleReviews',
    setUp: async (harness) => {
      await openCycle(harness);
      await selectReviewee(/^More actions for .*Leo Park/, 'Remind');
      await type(/^Message/, 'Please begin.', dialog);
    },
    save: () => press('Send'),
    done: () => /Reminder sent for 1 review/.test(readMainText()),
  },
  {
    name: 'a cycle is created',
    operation: 'addReviewCycle',
    form: { Name: 'Failing cycle', Period: 'Some days' },
    setUp: fillCycle,
    save: () => press(/^Create/),
    done: () => /Reviews at each step|starts on/.test(readMainText()),
  },
];
