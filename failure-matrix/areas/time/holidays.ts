import { api } from '#openapi/client/index.ts';
import { button, countUp, drop, press, readMainText, until } from '../../support/page.ts';
import type { PageEntry } from '../../support/pages.ts';
import { added, deleted, edited, isInList, open } from '../../support/record-saves.ts';
import type { SaveEntry } from '../../support/save.ts';

const nextYear = new Date().getFullYear() + 1;
const first = async () => (await api.getHolidays({})).holidays[0]?.id ?? '';

/** Its pages and their required calls. */
export const pages: Readonly<Record<string, PageEntry>> = {
  '/_tenant/holiday/': {
    href: `/holiday?year=${nextYear}`,
    reads: ['getHolidays'],
    shows: /Showing 1 - /,
  },
  '/_tenant/holiday/addHoliday': { href: '/holiday/addHoliday', reads: [], shows: /Half day/ },
  '/_tenant/holiday/$holidayId/editHoliday': {
    href: async () => `/holiday/${await first()}/editHoliday`,
    reads: ['getHoliday'],
    isOfRecord: true,
    shows: /Half day/,
  },
  '/_tenant/holiday/copyHolidays': {
    href: `/holiday/copyHolidays?year=${nextYear}`,
    reads: ['getHolidays'],
    shows: /Create \d+ holidays/,
  },
  '/_tenant/holiday/importHolidays': {
    href: '/holiday/importHolidays',
    reads: [],
    shows: /Choose a calendar file/,
  },
};

/** A year without holidays for each try: the next try would find those of the previous one. */
let freeYear = 2050;
function takeYear(): number {
  freeYear += 2;
  return freeYear;
}

const buildFile = (year: number) =>
  new File(
    [
      `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART;VALUE=DATE:${year}0601\r\n`,
      'SUMMARY:Night of lights\r\nEND:VEVENT\r\nEND:VCALENDAR',
    ],
    'holidays.ics',
  );

const edit = edited('a holiday is edited', {
  operation: 'updateHoliday',
  asNew: 'createHoliday',
  at: async () => `/holiday/${await first()}/editHoliday`,
  fields: { Name: 'Night of lights' },
});

/** Its saves. */
export const saves: readonly SaveEntry[] = [
  {
    ...added('a holiday is added', {
      operation: 'createHoliday',
      at: async () => `/holiday/addHoliday?date=${takeYear()}-06-01`,
      fields: { Name: 'Night of lights' },
    }),
    done: isInList(/Holidays/),
  },
  {
    ...edit,
    setUp: async (harness) => {
      await edit.setUp(harness);
      // Saved as new, it needs a day of its own: the holiday that seems to be deleted is stored.
      await countUp(/^day/);
    },
  },
  deleted('deleteHoliday', { list: `/holiday?year=${nextYear}`, first: 'Labor Day' }),
  {
    name: 'the deletion of a holiday is undone',
    operation: 'createHoliday',
    setUp: async (harness) => {
      await open(`/holiday?year=${nextYear}`, /Labor Day/)(harness);
      await press('Delete Labor Day');
      await press('Yes');
      await until(
        'the offer to undo, and the list without the holiday',
        () => button('Undo') !== null && button('Delete Labor Day') === null,
      );
    },
    save: () => press('Undo'),
    done: () => button('Delete Labor Day') !== null,
  },
  {
    name: 'the holidays of a year are copied',
    operation: 'createHolidays',
    setUp: async (harness) => {
      const year = takeYear();
      const fields = { name: 'Night of lights', isOptional: false };
      const body = { id: crypto.randomUUID(), ...fields, date: `${year}-06-01` };
      await api.createHoliday({ body });
      await open(`/holiday/copyHolidays?year=${year}`, /Create 1 holiday/)(harness);
    },
    save: () => press('Create 1 holiday'),
    done: () => /Showing 1 - /.test(readMainText()),
  },
  {
    name: 'the holidays of a calendar file are imported',
    operation: 'createHolidays',
    setUp: async (harness) => {
      const year = takeYear();
      await harness.app.goTo(`/holiday/importHolidays?year=${year}`);
      await until('the file input', () => button('Choose a calendar file'));
      drop(buildFile(year));
      await until('the rows of the file', () => button('Create 1 holiday'));
    },
    save: () => press('Create 1 holiday'),
    done: () => /Showing 1 - /.test(readMainText()),
  },
];
