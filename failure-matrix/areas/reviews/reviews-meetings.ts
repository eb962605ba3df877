import { api } from '#openapi/client/index.ts';
import {
  findReviewWithoutMeeting,
  planMeeting,
  startNewMeeting,
} from '#machines/reviews/meetings/meeting.suite.ts';
import type { Harness } from '../../support/harness.ts';
import {
  button,
  countUp,
  press,
  pressIn,
  question,
  type,
  until,
  untilAnswered,
} from '../../support/page.ts';
import type { PageEntry } from '../../support/pages.ts';
import { open } from '../../support/record-saves.ts';
import type { SaveEntry } from '../../support/save.ts';

/** The page of the user's meetings. */
export const pages: Readonly<Record<string, PageEntry>> = {
  '/_tenant/performance/meetings': {
    href: '/performance/meetings',
    reads: ['getMyReviewMeetings'],
    shows: /Upcoming/,
    heading: 'My meetings and action items',
  },
};

const readText = (): string => document.body.textContent;

/** Opens the meeting about a review, once its page has loaded. */
const openMeeting = async (reviewId: string, shows: RegExp, harness: Harness) => {
  await open(`/performance/meetings?meeting=${reviewId}`, /Upcoming/)(harness);
  await until('the meeting', () => shows.test(readText()));
  await until('no pending requests', harness.network.isIdle);
};

const plan = async () => (await planMeeting(await findReviewWithoutMeeting())).reviewId;

const openPlanned = async (harness: Harness) => openMeeting(await plan(), /Start meeting/, harness);

const openStarted = async (harness: Harness) =>
  openMeeting((await startNewMeeting()).reviewId, /End meeting/, harness);

const openEnded = async (harness: Harness) => {
  const { id, reviewId } = await startNewMeeting();
  await api.endReviewMeeting({ query: { meetingId: id } });
  await openMeeting(reviewId, /Close meeting/, harness);
};

const confirm = async () => {
  await until('the confirmation', () => document.querySelector(question));
  await press('Yes');
};

/** A failure returns to the confirmation. */
const closeQuestion = async () => {
  button(/^(?:No|Cancel)$/)?.click();
  await untilAnswered();
};

/** The meeting may have been loaded again. */
const afterReload =
  (save: () => Promise<void>): NonNullable<SaveEntry['again']> =>
  async (_, { network }) => {
    await until('no pending requests', network.isIdle);
    await save();
  };

const pressNamed = (name: RegExp | string) => () => press(name);

const confirmed = (name: RegExp | string) => async () => {
  await press(name);
  await confirm();
};

/** The parts of the date and the times, without which a meeting is not planned. */
const segments = [
  /day, Date/,
  /month, Date/,
  /year, Date/,
  /hour, Start time/,
  /minute, Start time/,
  /hour, End time/,
  /hour, End time/,
  /minute, End time/,
];

const fillAction = async () => {
  await press('Add action item');
  await type(/^Description/, 'Book a course');
  for (const segment of [/day, Due date/, /month, Due date/, /year, Due date/]) {
    await countUp(segment);
  }
};

/** The dialog of an action item, on top of that of the meeting. */
const actionDialog = '[role="dialog"]:has(textarea[name="description"])';

/** The meeting under test; set when it is opened. */
let meetingId = '';

const tick = async () => {
  const box = await until('the action item', () =>
    document.querySelector<HTMLInputElement>('[role="dialog"] input[type="checkbox"]'),
  );
  box.click();
};

/** The saves of meetings. */
export const saves: readonly SaveEntry[] = [
  {
    name: 'a meeting about a review is planned',
    operation: 'addReviewMeeting',
    form: { Name: 'Talk about goals' },
    setUp: async (harness) => {
      await openMeeting(await findReviewWithoutMeeting(), /No meeting yet/, harness);
      await press('Plan meeting');
      await type(/^Name/, 'Talk about goals');
      for (const segment of segments) await countUp(segment);
    },
    save: pressNamed('Save'),
    again: (networkScenario) => press(networkScenario === '404' ? 'Save as new' : 'Save'),
    done: () => /Start meeting/.test(readText()),
  },
  {
    name: 'a meeting about a review is edited',
    operation: 'updateReviewMeeting',
    form: { Name: 'Talk about goals' },
    setUp: async (harness) => {
      const { id, reviewId } = await planMeeting(await findReviewWithoutMeeting());
      meetingId = id;
      await openMeeting(reviewId, /Start meeting/, harness);
      await press('Edit');
      await until('the dialog', () => /Edit meeting/.test(readText()));
      await type(/^Name/, 'Talk about goals');
    },
    save: pressNamed('Save'),
    again: async (networkScenario) => {
      if (networkScenario !== '404') return press('Save');
      // A review has one meeting: a new one is planned only if the old one really is deleted.
      await api.deleteReviewMeeting({ query: { meetingId } });
      return press('Save as new');
    },
    againCalls: (networkScenario) =>
      networkScenario === '404' ? 'addReviewMeeting' : 'updateReviewMeeting',
    done: () => /Talk about goals/.test(readText()),
  },
  {
    name: 'a meeting is started',
    operation: 'startReviewMeeting',
    setUp: openPlanned,
    save: pressNamed('Start meeting'),
    again: afterReload(pressNamed('Start meeting')),
    done: () => /End meeting/.test(readText()),
  },
  {
    name: 'a meeting is ended',
    operation: 'endReviewMeeting',
    setUp: openStarted,
    save: pressNamed('End meeting'),
    again: afterReload(pressNamed('End meeting')),
    done: () => /Close meeting/.test(readText()),
  },
  {
    name: 'a meeting is closed',
    operation: 'closeReviewMeeting',
    setUp: openEnded,
    save: confirmed('Close meeting'),
    again: afterReload(confirmed('Close meeting')),
    done: () => !/Close meeting/.test(readText()),
  },
  {
    name: 'a meeting is deleted',
    operation: 'deleteReviewMeeting',
    setUp: openPlanned,
    save: confirmed('Delete'),
    again: afterReload(confirmed('Delete')),
    reveal: closeQuestion,
    done: () => /No meeting yet/.test(readText()),
  },
  {
    name: 'the notes of a meeting are written',
    operation: 'saveReviewMeetingNotes',
    setUp: openStarted,
    save: () => type('Notes', 'Goals agreed.'),
    // What cannot be saved stays on this device, or can be copied.
    isBestEffort: true,
    isOptimistic: true,
    done: () => /Saved \d|Saved on this device|can no longer be changed/.test(readText()),
  },
  {
    name: 'an action item is added to a meeting',
    operation: 'addReviewMeetingAction',
    form: { Description: 'Book a course' },
    setUp: async (harness) => {
      await openStarted(harness);
      await fillAction();
    },
    save: pressNamed('Save'),
    // Of a meeting that appears deleted it can only be copied: it is typed again.
    again: async (networkScenario, { network }) => {
      if (networkScenario === '404') {
        await pressIn(actionDialog, 'Close');
        await press('Leave');
        await until('no pending requests', network.isIdle);
        await fillAction();
      }
      await press('Save');
    },
    done: () => /Book a course/.test(readText()),
  },
  {
    name: 'an action item of a meeting is edited',
    operation: 'updateReviewMeetingAction',
    form: { Description: 'Agree on two goals' },
    setUp: async (harness) => {
      await openStarted(harness);
      await press(/^Edit “/);
      await type(/^Description/, 'Agree on two goals');
    },
    save: pressNamed('Save'),
    again: (networkScenario) => press(networkScenario === '404' ? 'Save as new' : 'Save'),
    againCalls: (networkScenario) =>
      networkScenario === '404' ? 'addReviewMeetingAction' : 'updateReviewMeetingAction',
    done: () => /Agree on two goals/.test(readText()),
  },
  {
    name: 'an action item of a meeting is completed',
    operation: 'completeReviewMeetingAction',
    setUp: openStarted,
    save: tick,
    again: afterReload(tick),
    isOptimistic: true,
    done: () => document.querySelector('[role="dialog"] input[type="checkbox"]:checked'),
  },
  {
    name: 'an action item of a meeting is deleted',
    operation: 'deleteReviewMeetingAction',
    setUp: openStarted,
    save: confirmed(/^Delete “/),
    again: afterReload(confirmed(/^Delete “/)),
    reveal: closeQuestion,
    done: () => /No action items/.test(readText()),
  },
];
