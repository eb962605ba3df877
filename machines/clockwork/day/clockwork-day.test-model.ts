import {
  changedByOther,
  buildEntry,
  serverError,
  missing,
  unreachable,
} from '../../testing/fixtures.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { after, done, failed } from '../../testing/paths.ts';
import { minute, timelineFrom } from '../../testing/timeline.ts';
import { createStaticStore } from '../../testing/unsent-store.ts';
import { selectedReview } from '../../work/work.fixtures.ts';
import type { Day } from './clockwork-day.actors.ts';
import {
  clockWorkDayMachine,
  type ClockWorkDayContext,
  type ClockWorkDayEvent,
} from './clockwork-day.machine.ts';
import { longestDescription } from '../entry/description.ts';
import { toForm } from '../entry/entry-form.ts';
import { isRunning, type Entry } from '../entry/entries.ts';
import { addDays, toLocalTime } from './time.ts';
import { undoOfDeletion } from '../entry/undo.ts';

/** 21:00 in Berlin. */
export const start = '2026-03-04T20:00:00.000Z';
export const timeZone = 'Europe/Berlin';
export const date = '2026-03-04';

const ended = buildEntry({ endTime: '2026-03-04T09:00:00.000Z' });
const live = buildEntry({ id: '00000000-0000-4000-8000-000000000002', startTime: start });

const newId = '00000000-0000-4000-8000-00000000000c';

const read: Day = {
  entries: [],
  stale: [],
  live: null,
  defaultWork: null,
  continued: [],
  workingTime: 28_800,
  holiday: null,
  interrupted: null,
};

/** Events that a listed entry offers. */
const rowEvents = (entry: Entry): ClockWorkDayEvent[] => [
  { type: 'entry.edit', key: entry.id, of: entry, newId, persisted: null },
  ...(isRunning(entry)
    ? []
    : [
        { type: 'entry.restart', entry } as const,
        { type: 'entry.copy', entry, how: 'otherDay', newId } as const,
        { type: 'entry.split', entry } as const,
      ]),
  { type: 'adjust.opened', entry, isStale: false },
  { type: 'delete.request', entry },
];

/** Events that an entry running since an earlier day offers. */
const staleEvents = (entry: Entry): ClockWorkDayEvent[] => [
  { type: 'entry.crossOver', entry },
  { type: 'adjust.opened', entry, isStale: true },
  { type: 'delete.request', entry },
];

/** Valid times for the entry in the dialog: its first minute overlaps no other entry. */
function firstMinute({ adjustment, timeZone: zone }: ClockWorkDayContext): ClockWorkDayEvent[] {
  if (adjustment === null) return [];
  const { startTime } = adjustment.entry;
  const end = new Date(Date.parse(startTime) + minute).toISOString();
  return [
    { type: 'adjust.changed', start: toLocalTime(startTime, zone), end: toLocalTime(end, zone) },
  ];
}

export const testModel = createTestModel(clockWorkDayMachine, {
  inputs: [
    { clock: timelineFrom(start), timeZone, date },
    { clock: timelineFrom(start), timeZone, date: '2026-03-03', store: createStaticStore() },
    { clock: timelineFrom(start), timeZone, date, draft: 'x'.repeat(longestDescription + 1) },
  ],
  events: [
    after('midnight', 'clockwork-day.shown.idle'),
    done('loadDay', { ...read, entries: [ended] }),
    done('loadDay', { ...read, entries: [live, ended], live }),
    failed('loadDay', missing),
    failed('loadDay', unreachable),
    { type: 'retry' },
    { type: 'day.changed', date: '2026-03-03' },
    { type: 'draft.changed', description: '' },
    { type: 'work.changed', work: selectedReview },
    { type: 'tab.returned' },
    done('refreshDay', { ...read, entries: [ended] }),
    failed('refreshDay', serverError),
    { type: 'START' },
    done('startEntry', [live]),
    failed('startEntry', serverError),
    { type: 'STOP' },
    done('endEntry', [{ ...live, endTime: '2026-03-04T20:30:00.000Z' }]),
    failed('endEntry', serverError),
    { type: 'break.start' },
    done('breakEntry', [{ ...live, endTime: '2026-03-04T20:30:00.000Z' }]),
    failed('breakEntry', serverError),
    { type: 'change.undoable', undo: undoOfDeletion([ended]) },
    { type: 'entries.changed', removed: [ended.id] },
    { type: 'entries.listed' },
    { type: 'entry.outdated' },
    { type: 'day.outdated' },
    { type: 'settings.open' },
    { type: 'settings.close' },
    { type: 'settings.saved' },
    { type: 'entry.edit', key: ended.id, of: ended, newId, persisted: null },
    { type: 'entry.orphaned', orphaned: { id: ended.id, form: toForm(ended, timeZone), newId } },
    { type: 'entry.split', entry: ended },
    { type: 'entry.copy', entry: ended, how: 'sameDay', newId },
    { type: 'steps.taken', results: [{ removed: [ended.id] }] },
    { type: 'choice.changed', entries: [ended] },
    done('split'),
    { type: 'entry.crossOver', entry: live },
    done('crossOver', [live]),
    failed('crossOver', serverError),
    { type: 'entry.restart', entry: ended },
    done('restartEntry', [live]),
    failed('restartEntry', serverError),
    { type: 'adjust.opened', entry: ended, isStale: false },
    { type: 'adjust.changed', end: '' },
    { type: 'adjust.changed', start: '2026-03-04T09:00', end: '2026-03-04T10:00' },
    done('adjustClockWorkEntry', [ended]),
    failed('adjustClockWorkEntry', serverError),
    failed('adjustClockWorkEntry', changedByOther),
    done('renewAdjustment', { ...read, entries: [ended] }),
    failed('renewAdjustment', serverError),
    { type: 'delete.request', entry: ended },
    { type: 'YES' },
    { type: 'NO' },
    done('deleteClockWorkEntries'),
    failed('deleteClockWorkEntries', serverError),
    { type: 'SAVE' },
    { type: 'CANCEL' },
  ],
  // Only an entry that runs since an earlier day crosses midnight.
  onlyAtHand: ['entry.crossOver'],
  atHand: (context) => [
    ...context.entries.flatMap(rowEvents),
    ...context.stale.flatMap(({ clockWorkEntry }) => staleEvents(clockWorkEntry)),
    ...firstMinute(context),
    { type: 'day.changed', date: addDays(context.date, -1) },
    { type: 'day.changed', date: addDays(context.date, 1) },
  ],
  rules: [
    {
      source: 'CLOCK-003',
      text: 'ClockWork lists what the person did on one day.',
    },
    {
      source: 'CLOCK-049',
      text: 'An entry runs as long as it has no end.',
    },
    {
      source: 'CLOCK-064',
      text: 'Adding, restarting, updating and ending are one API operation, told apart by its type.',
    },
    {
      source: 'CLOCK-055',
      text: 'A returned entry replaces the one with its id, or joins the list.',
    },
    {
      source: 'CLOCK-055',
      text: 'A deleted entry leaves the list.',
    },
    {
      source: 'CLOCK-074',
      text: 'Nothing is deleted before the person confirms with Yes.',
    },
    {
      source: 'CLOCK-055',
      text: 'A running entry of an earlier day leaves its list once it is adjusted or deleted.',
    },
    {
      source: 'CLOCK-061',
      text: 'The new times of a running entry are sent with a flag that tells whether it has crossed midnight.',
    },
    {
      source: 'CLOCK-D14',
      text: 'A break ends the running entry and remembers it, so that it can be continued.',
    },
    {
      source: 'CLOCK-D85',
      text: 'When the server is unreachable, the day opens with the data stored on the device, reports this, and can be reloaded; the timer works.',
    },
    {
      source: 'CLOCK-074',
      text: 'An end is later than its start.',
    },
    {
      source: 'CLOCK-058',
      text: 'An entry that still runs and started before today is a midnight crossover.',
    },
  ],
});
