import { Problem } from '#openapi/client/index.ts';
import { changedByOther, buildEntry, serverError } from '../../testing/fixtures.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { done, failed } from '../../testing/paths.ts';
import { timelineFrom } from '../../testing/timeline.ts';
import { toForm } from './entry-form.ts';
import { editEntryMachine } from './edit-entry.machine.ts';

const clock = timelineFrom('2026-03-04T20:00:00.000Z');
const timeZone = 'Europe/Berlin';
const entry = buildEntry({ endTime: '2026-03-04T09:00:00.000Z' });
const form = toForm(entry, timeZone);
const persisted = { base: form, form: { ...form, description: 'Kept' }, offered: null };
const newId = '00000000-0000-4000-8000-000000000002';
const there = new Problem('conflict', 409, {
  response: { errorMessages: ['An entry with this ID already exists.'], code: 'entryExists' },
});

const notFound = new Problem('notFound', 404, {
  response: { errorMessages: ['This entry was not found.'], code: 'entryUnknown' },
});

export const testModel = createTestModel(editEntryMachine, {
  inputs: [
    { clock, timeZone, newId, of: entry, persisted },
    {
      clock,
      timeZone,
      newId,
      of: { from: entry.endTime, until: '2026-03-04T10:00:00.000Z' },
      persisted: null,
    },
  ],
  events: [
    { type: 'form.changed', change: { description: 'Read the report' } },
    { type: 'form.changed', change: { endTime: '2026-03-04T08:00' } },
    { type: 'draft.restored' },
    { type: 'draft.discarded' },
    { type: 'SAVE' },
    { type: 'CANCEL' },
    done('saveEntry', [entry]),
    failed('saveEntry', serverError),
    failed('saveEntry', there),
    failed('saveEntry', changedByOther),
    failed('saveEntry', notFound),
    { type: 'entry.renewed', entry },
    { type: 'entry.lost' },
  ],
  rules: [
    {
      source: 'CLOCK-007',
      text: 'An entry can be added and updated.',
    },
    {
      source: 'CLOCK-032',
      text: "A saved entry without a description that replaces another is called 'Untitled Entry'.",
    },
    {
      source: 'CLOCK-074',
      text: 'An end is later than its start.',
    },
    {
      source: 'CLOCK-D58',
      text: 'A description that is too long stays as typed, and nothing is sent until it is shorter.',
    },
    {
      source: 'CLOCK-D53',
      text: 'Unsaved input is stored on the device and offered again.',
    },
    {
      source: 'CLOCK-D56',
      text: 'Input for an entry that was deleted by someone else in the meantime can be saved as a new entry.',
    },
    {
      source: 'CLOCK-055',
      text: 'A returned entry replaces the one with its id, or joins the list.',
    },
  ],
});
