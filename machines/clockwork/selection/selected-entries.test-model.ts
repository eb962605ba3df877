import { Problem } from '#openapi/client/index.ts';
import { buildEntry, serverError } from '../../testing/fixtures.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { done, failed } from '../../testing/paths.ts';
import { timelineFrom } from '../../testing/timeline.ts';
import { selectedReview } from '../../work/work.fixtures.ts';
import { selectedEntriesMachine } from './selected-entries.machine.ts';

const clock = timelineFrom('2026-03-04T20:00:00.000Z');
const entry = buildEntry({ endTime: '2026-03-04T09:00:00.000Z', version: 1 });
const overlapping = new Problem('invalid', 400, {
  response: { errorMessages: [], fieldErrors: { '0.newStartTime': ['The times overlap.'] } },
});

/** One minute later on the same day: inside the entry, so that it overlaps no other. */
const minuteAfter = (localTime: string): string => {
  const at = Date.parse(`${localTime}:00Z`);
  return Number.isNaN(at) ? localTime : new Date(at + 60_000).toISOString().slice(0, 16);
};

export const testModel = createTestModel(selectedEntriesMachine, {
  inputs: [
    { clock, timeZone: 'Europe/Berlin' },
    { clock, timeZone: 'Europe/Berlin', entries: [entry], isDeleting: true },
  ],
  events: [
    { type: 'choice.changed', entries: [entry] },
    { type: 'DELETE' },
    { type: 'YES' },
    { type: 'NO' },
    done('deleteSelected'),
    failed('deleteSelected', serverError),
    { type: 'work.assign', work: selectedReview },
    { type: 'work.assign', work: null },
    done('assignSelected', [entry]),
    failed('assignSelected', serverError),
    { type: 'entries.markOffice', isWFO: true },
    done('markSelected', [entry]),
    failed('markSelected', serverError),
    { type: 'times.adjust' },
    { type: 'times.changed', id: entry.id, times: { start: '2026-03-04T09:10' } },
    { type: 'times.changed', id: entry.id, times: { start: '2026-03-04T11:00' } },
    { type: 'SAVE' },
    { type: 'CANCEL' },
    done('adjustSelected', [entry]),
    failed('adjustSelected', overlapping),
  ],
  atHand: ({ times }) =>
    Object.entries(times).map(([id, { start }]) => ({
      type: 'times.changed',
      id,
      times: { start: minuteAfter(start) },
    })),
  rules: [
    {
      source: 'CLOCK-013',
      text: 'Multiple entries can be deleted, assigned to a task, adjusted and marked as worked from the office at once.',
    },
    {
      source: 'CLOCK-074',
      text: 'Nothing is deleted before the person confirms with Yes.',
    },
    {
      source: 'CLOCK-055',
      text: 'Returned entries replace those with the same ids; deleted ones leave the list.',
    },
  ],
});
