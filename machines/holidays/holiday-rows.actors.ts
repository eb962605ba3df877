import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { Holiday } from './holiday.ts';
import { copyRows, toBulkBody, toRows, type HolidayRow } from './holiday-rows.ts';
import type { FileTrouble, ReadCalendar } from './ics/parse-calendar.ts';

/** All holidays: rows can be moved to a day of any year. */
export const loadAllHolidays = fromPromise<readonly Holiday[]>(
  async ({ signal }) => (await api.getHolidays({ query: {}, signal })).holidays,
);

export interface Copies {
  known: readonly Holiday[];
  /** The holidays of the year, on their days of the next one. */
  rows: readonly HolidayRow[];
}

/** All holidays, and those of a year as rows of the next one. */
export const loadCopies = fromPromise<Copies, { year: number }>(
  async ({ input: { year }, signal }) => {
    const { holidays: known } = await api.getHolidays({ query: {}, signal });
    const copied = known.filter(({ date }) => date.startsWith(`${year}-`));
    return { known, rows: copyRows(copied, year + 1, () => crypto.randomUUID()) };
  },
);

/** Creates the holidays, all or none; the machine shows what is rejected at its row. */
export const createHolidays = fromPromise<void, { rows: readonly HolidayRow[] }>(
  async ({ input: { rows }, signal }) => {
    await api.createHolidays({ body: toBulkBody(rows), signal, isReported: true });
  },
);

export interface FileToRead {
  file: File;
  /** The selected years. */
  from: number;
  to: number;
  /** IANA name. */
  timeZone: string;
}

/** The rows of a file, and what else it has. */
export type ReadRows = Omit<ReadCalendar, 'days'> & { rows: readonly HolidayRow[] };

/** In bytes; larger files are no calendars of holidays. */
const maxSize = 5_000_000;

/** Reads a calendar file on this device; its parser is loaded with the first file. */
export const readCalendar = fromPromise<ReadRows | FileTrouble, FileToRead>(
  async ({ input: { file, ...years } }) => {
    if (file.size > maxSize) return 'tooMany';
    const [{ parseCalendar }, text] = await Promise.all([
      import('./ics/parse-calendar.ts'),
      file.text(),
    ]);
    const read = parseCalendar(text, years);
    if (typeof read === 'string') return read;
    const { days, ...others } = read;
    return { ...others, rows: toRows(days, () => crypto.randomUUID()) };
  },
);
