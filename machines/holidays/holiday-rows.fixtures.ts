import { copyRows, toRows } from './holiday-rows.ts';
import { sampleHoliday, sampleHolidays } from './holiday.fixtures.ts';
import type { HolidayRowsInput } from './holiday-rows.setup.ts';
import type { ReadRows } from './holiday-rows.actors.ts';

export const rowsInput: HolidayRowsInput = { year: 2026, timeZone: 'Europe/Berlin' };

let count = 0;
function createId(): string {
  count += 1;
  return `7a2d4b10-0000-4000-8000-0000000001${String(count).padStart(2, '0')}`;
}

/** The holidays of 2026 as rows of 2027. */
export const sampleRows = copyRows(sampleHolidays, 2027, createId);

/** Two days of 2027: one has a holiday with another name, one with the same. */
export const knownOf2027 = [
  {
    ...sampleHoliday,
    id: '7a2d4b10-0000-4000-8000-000000000201',
    name: 'Spring Day',
    date: '2027-05-01',
  },
  {
    ...sampleHoliday,
    id: '7a2d4b10-0000-4000-8000-000000000202',
    name: 'New Year',
    date: '2027-01-01',
  },
];

/** The content of a calendar file that was read. */
export const sampleRead: ReadRows = {
  rows: toRows(
    [
      { name: 'Epiphany', date: '2026-01-06', origin: '2026-01-06' },
      { name: 'Summer break', date: '2026-08-03', origin: '2026-08-03' },
      { name: 'Summer break', date: '2026-08-04', origin: '2026-08-03' },
      { name: '', date: '2026-09-01', origin: '2026-09-01' },
    ],
    createId,
  ),
  leftOut: [
    { name: 'Company outing', reason: 'cancelled' },
    { name: 'Jubilee', reason: 'otherYears' },
  ],
  repeated: ['Epiphany'],
  isCutOff: false,
};
