import { api } from '#openapi/client/index.ts';
import type { Harness } from '../support/harness.ts';
import { idlePage } from '../support/harness.ts';
import { button, field, press, pressIn, type, until } from '../support/page.ts';
import type { SaveEntry } from '../support/save.ts';

const timer = '[aria-label="Timer"]';

/** A page with a timer that nothing has been typed into. */
const freshTimer = async ({ app }: Harness) => {
  // Another timer than the one of the last cell: it reads what the server knows.
  await app.goTo('/forgotpassword');
  await until('no timer', () => document.querySelector(timer) === null);
  await app.goTo(idlePage);
  await until('the timer', () => button('Start', document.querySelector(timer) ?? undefined));
};

/** The timer makes way for its failure; what was typed is there again with the next try. */
const reveal = async () => {
  await press(/^Timer unavailable/);
  await field('Description');
};

/** What is typed before the timer is read waits for the next time the field is left. */
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

/** A timer runs since the day before. */
const startedBefore = async (startTime: string) => {
  const entryPayLoad = {
    id: crypto.randomUUID(),
    startTime,
    endTime: null,
    description: 'Sorting the mail',
    projectId: null,
    taskId: null,
  };
  // It lasts over all that is there since.
  for (const date of ['2026-03-03', '2026-03-04']) {
    const { clockWorkEntries } = await api.getClockWorkDay({ path: { date } });
    await api.deleteClockWorkEntries({ body: clockWorkEntries.map(({ id }) => id) });
  }
  await api.postClockWork({ body: { type: 'add', entryPayLoad } });
};

/** A timer of the evening before, which is asked about. */
const setUpStaleTimer = async (harness: Harness) => {
  await startedBefore('2026-03-03T22:30:00.000Z');
  await harness.reload();
  await harness.app.goTo(idlePage);
  await type('Ended at', '23:50');
};

/** A timer of the day before, in the list of what has to be put right. */
const listed = async (harness: Harness) => {
  await startedBefore('2026-03-03T08:00:00.000Z');
  await harness.reload();
  await harness.app.goTo('/ClockWork');
  await until('the likely end', () => button(/^Ended at /));
};

/** The timer in the bar, and one that was forgotten. */
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
    name: 'a forgotten timer is ended',
    operation: 'adjustClockWorkEntry',
    queuedOperation: 'postClockWork',
    setUp: setUpStaleTimer,
    save: () => press(/^Ended at /),
  },
  {
    name: 'a forgotten entry is ended on the ClockWork page',
    operation: 'adjustClockWorkEntry',
    setUp: listed,
    save: () => press(/^Ended at /),
  },
];
