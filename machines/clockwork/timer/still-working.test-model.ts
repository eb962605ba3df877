import { changedByOther, buildEntry, serverError } from '../../testing/fixtures.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { after, done, failed } from '../../testing/paths.ts';
import { timelineFrom } from '../../testing/timeline.ts';
import { stillWorkingMachine } from './still-working.machine.ts';

/** 19:00 in Berlin, ten hours after the entry was started. */
const input = {
  clock: timelineFrom('2026-03-04T18:00:00.000Z'),
  timeZone: 'Europe/Berlin',
  entry: buildEntry(),
  store: null,
};
const later = Date.parse('2026-03-04T20:00:00.000Z');

const createConfirmations = (silentUntil: number) => ({
  silentUntil: () => silentUntil,
  persist: () => undefined,
  typedEnd: () => null,
  persistEnd: () => undefined,
});

export const testModel = createTestModel(stillWorkingMachine, {
  inputs: [
    { ...input, confirmations: createConfirmations(0) },
    { ...input, confirmations: createConfirmations(later) },
  ],
  events: [
    { type: 'entry.renewed', entry: buildEntry() },
    { type: 'entry.renewed', entry: buildEntry({ startTime: '2026-03-04T10:00:00.000Z' }) },
    { type: 'end.changed', end: 'five' },
    { type: 'tab.returned' },
    { type: 'entry.confirm' },
    { type: 'END' },
    after('due', 'still-working.idle'),
    done('getWorkingHours', { start: '09:00', seconds: 28_800 }),
    failed('getWorkingHours', serverError),
    done('endStaleEntry'),
    failed('endStaleEntry', serverError),
    failed('endStaleEntry', changedByOther),
  ],
  rules: [
    {
      source: 'CLOCK-D14',
      text: 'An hour after the end of the working day, the person is asked whether they still work on an entry that started before it.',
    },
    {
      source: 'CLOCK-D89',
      text: 'A person who still works on it is asked again two hours later; the device stores this per person and tenant.',
    },
    {
      source: 'CLOCK-058',
      text: 'An entry running since an earlier day is ended as a midnight crossover: each day gets its own part.',
    },
    {
      source: 'CLOCK-074',
      text: 'The end is later than the start and not in the future.',
    },
    {
      source: 'CLOCK-D32',
      text: 'When the server is unreachable, the end is stored on the device and sent later.',
    },
  ],
});
