import { api } from '#openapi/client/index.ts';
import type { Harness } from '../support/harness.ts';
import { idlePage } from '../support/harness.ts';
import { button, field, press, pressIn, type, until } from '../support/page.ts';
import type { SaveEntry } from '../support/save.ts';

const timer = '[aria-label="Timer"]';

/** A page whose timer has no input yet. */
const freshTimer = async ({ app }: Harness) => {
  // A new timer instead of the one from the last cell: it loads the server's state.
  await app.goTo('/forgotpassword');
  await until('no timer', () => document.querySelector(timer) === null);
  await app.goTo(idlePage);
  await until('the timer', () => button('Start', document.querySelector(timer) ?? undefined));
};

/** The error replaces the timer; the typed text is there again after the next try. */
const reveal = async () => {
  await press(/^Timer unavailable/);
  await field('Description');
};

/** Text that is typed before the timer is loaded is sent when the field is left the next time. */
const revealRunning = async () => {
  await reveal();
  await until('the timer', () => button('Stop', document.querySelector(timer) ?? undefined));
};

const running = async (harness: Harness) => {
  await freshTimer(harness);
  await type('Description', 'Sorting the mail');
  await pressIn(timer, 'Start');
  await until('a running entry', () => document.querySelector('[role="timer"]'));
};

/** A timer that has been running since the day before. */
const startedBefore = async (startTime: string) => {
  const entryPayLoad = {
    id: crypto.randomUUID(),
    startTime,
    endTime: null,
    description: 'Sorting the mail',
    projectId: null,
    taskId: null,
  };
  // It overlaps all entries since then.
  for (const date of ['2026-03-03', '2026-03-04']) {
    const { clockWorkEntries } = await api.getClockWorkDay({ path: { date } });
    await api.deleteClockWorkEntries({ body: clockWorkEntries.map(({ id }) => id) });
  }
  await api.postClockWork({ body: { type: 'add', entryPayLoad } });
};

/** A timer of the evening before, which opens a prompt. */
const setUpStaleTimer = async (harness: Harness) => {
  await startedBefore('2026-03-03T22:30:00.000Z');
  await harness.reload();
  await harness.app.goTo(idlePage);
  await type('Ended at', '23:50');
};

/** A timer of the day before, in the list of entries to fix. */
const listed = async (harness: Harness) => {
  await startedBefore('2026-03-03T08:00:00.000Z');
  await harness.reload();
  await harness.app.goTo('/ClockWork');
  await until('the suggested end time', () => button(/^Ended at /));
};

/** The timer in the bar, and a stale one. */
export const timerSaves: readonly SaveEntry[] = [
  {
    name: 'the timer is started',
    operation: 'startMiniEntry',
    queuedOperation: 'postClockWork',
    reveal,
    setUp: async (harness) => {
      await freshTimer(harness);
      await type('Description', 'Sorting the mail');
    },
    save: () => pressIn(timer, 'Start'),
  },
  {
    name: 'the running entry is described',
    operation: 'updateMiniEntry',
    queuedOperation: 'postClockWork',
    reveal: revealRunning,
    isOptimistic: true,
    setUp: running,
    save: () => type('Description', 'Sorting the parcels'),
    again: () => type('Description', 'Sorting the letters'),
    retains: { Description: 'Sorting the parcels' },
  },
  {
    name: 'the timer is stopped',
    operation: 'endMiniEntry',
    queuedOperation: 'postClockWork',
    reveal: revealRunning,
    setUp: running,
    save: () => pressIn(timer, 'Stop'),
  },
  {
    name: 'a stale timer is stopped',
    operation: 'adjustClockWorkEntry',
    queuedOperation: 'postClockWork',
    setUp: setUpStaleTimer,
    save: () => press(/^Ended at /),
  },
  {
    name: 'a stale entry is ended on the ClockWork page',
    operation: 'adjustClockWorkEntry',
    setUp: listed,
    save: () => press(/^Ended at /),
  },
];
