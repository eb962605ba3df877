import { changedByOther, serverError } from '../testing/fixtures.ts';
import { done, failed } from '../testing/paths.ts';
import { createTestModel } from '../testing/test-model.ts';
import { holidayImportMachine } from './holiday-import.machine.ts';
import { rowsInput, sampleRead } from './holiday-rows.fixtures.ts';
import { sampleHolidays } from './holiday.fixtures.ts';

const [named, ...others] = sampleRead.rows;

export const testModel = createTestModel(holidayImportMachine, {
  inputs: [rowsInput],
  events: [
    { type: 'years.select', year: 2026, toYear: 2027 },
    { type: 'file.select', file: new File(['BEGIN:VCALENDAR'], 'holidays.ics') },
    done('readCalendar', { ...sampleRead, rows: named ? [named] : [] }),
    done('readCalendar', { ...sampleRead, rows: others }),
    done('readCalendar', 'notCalendar'),
    failed('readCalendar', serverError),
    done('loadHolidays', sampleHolidays),
    failed('loadHolidays', serverError),
    { type: 'retry' },
    { type: 'import.restart' },
    { type: 'row.changed', id: others[0]?.id ?? '', change: { isIncluded: false } },
    { type: 'SAVE' },
    done('createHolidays'),
    failed('createHolidays', serverError),
    failed('createHolidays', changedByOther),
    done('recheckHolidays', sampleHolidays),
    failed('recheckHolidays', serverError),
  ],
  onlyAtHand: ['row.changed'],
  atHand: ({ rows }) =>
    rows.slice(0, 1).map(({ id }) => ({
      type: 'row.changed' as const,
      id,
      change: { isIncluded: false },
    })),
  rules: [
    {
      source: 'ADMIN-022',
      text: 'The days of a calendar file in the selected years are listed before anything is saved; cancelled events are left out, and nothing is lost silently.',
    },
    {
      source: 'CLOCK-D39',
      text: 'A holiday is a day without a time: a time in UTC is on its day in the person’s zone, any other keeps the day that is written.',
    },
    { source: 'PRIV-048', text: 'All selected holidays are created in one save, or none.' },
  ],
});
