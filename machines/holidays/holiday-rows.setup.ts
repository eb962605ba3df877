import { assign, setup } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import { toCause, type Cause } from '../cause.ts';
import { toFailure, type Failure } from '../validation/failure.ts';
import type { Holiday, HolidayForm } from './holiday.ts';
import {
  createHolidays,
  loadAllHolidays,
  loadCopies,
  readCalendar,
  type Copies,
  type ReadRows,
} from './holiday-rows.actors.ts';
import {
  findBlock,
  listSaved,
  toServerErrors,
  type HolidayRow,
  type ServerErrors,
} from './holiday-rows.ts';
import type { FileTrouble } from './ics/parse-calendar.ts';

export interface HolidayRowsInput {
  /** The year that is copied, or the first selected year of an import. */
  year: number;
  /** IANA name of the person's time zone. */
  timeZone: string;
}

export interface HolidayRowsContext extends HolidayRowsInput {
  /** The last selected year of an import. */
  toYear: number;
  rows: readonly HolidayRow[];
  /** Whether the person has changed a row. */
  isEdited: boolean;
  /** The existing holidays of all years. */
  known: readonly Holiday[];
  /** The rows of the last attempt to save. */
  sent: readonly HolidayRow[];
  serverErrors: ServerErrors;
  failure: Failure | null;
  /** Why the holidays could not be loaded, if known. */
  cause: Cause | null;
  file: File | null;
  /** Why the last file was rejected. */
  trouble: FileTrouble | null;
  /** What the file has beyond the rows. */
  read: Omit<ReadRows, 'rows'>;
}

export type HolidayRowsEvent =
  | { type: 'row.changed'; id: string; change: Partial<HolidayForm & { isIncluded: boolean }> }
  | { type: 'file.select'; file: File }
  | { type: 'years.select'; year: number; toYear: number }
  | { type: 'SAVE' | 'retry' | 'import.restart' };

const nothingRead: HolidayRowsContext['read'] = { leftOut: [], repeated: [], isCutOff: false };

/** The initial context of both machines. */
export const createRowsContext = (input: HolidayRowsInput): HolidayRowsContext => ({
  ...input,
  toYear: input.year,
  rows: [],
  isEdited: false,
  known: [],
  sent: [],
  serverErrors: {},
  failure: null,
  cause: null,
  file: null,
  trouble: null,
  read: nothingRead,
});

const isTrouble = (read: ReadRows | FileTrouble): read is FileTrouble => typeof read === 'string';

/** What copying and importing holidays share: the rows, their corrections, and the save. */
export const rowsSetup = setup({
  types: {
    context: {} as HolidayRowsContext,
    events: {} as HolidayRowsEvent,
    input: {} as HolidayRowsInput,
    tags: {} as 'busy' | 'unsaved' | 'rows',
  },
  actors: { loadHolidays: loadAllHolidays, loadCopies, createHolidays, readCalendar },
  guards: {
    canSave: ({ context }) => findBlock(context) === null,
    isRejected: (_, { error }: { error: unknown }) => toProblem(error).status === 409,
    isTrouble: (_, { output }: { output: ReadRows | FileTrouble }) => isTrouble(output),
  },
  actions: {
    storeKnown: assign((_, { output }: { output: readonly Holiday[] }) => ({ known: output })),
    storeCopies: assign((_, { output }: { output: Copies }) => output),
    storeFile: assign((_, { file }: { file: File }) => ({ file, trouble: null })),
    storeYears: assign((_, { year, toYear }: { year: number; toYear: number }) => ({
      year,
      toYear: Math.max(year, toYear),
    })),
    storeTrouble: assign((_, { output }: { output: ReadRows | FileTrouble }) => ({
      trouble: isTrouble(output) ? output : null,
    })),
    reportUnreadable: assign({ trouble: 'unreadable' }),
    storeRead: assign((_, { output }: { output: ReadRows | FileTrouble }) => {
      if (isTrouble(output)) return {};
      const { rows, ...read } = output;
      return { rows, read };
    }),
    start: assign({
      rows: [],
      isEdited: false,
      sent: [],
      serverErrors: {},
      failure: null,
      file: null,
      trouble: null,
      read: nothingRead,
    }),
    changeRow: assign(
      (
        { context: { rows, serverErrors } },
        { id, change }: Extract<HolidayRowsEvent, { type: 'row.changed' }>,
      ) => {
        const { [id]: _corrected, ...remaining } = serverErrors;
        return {
          isEdited: true,
          rows: rows.map((row) => (row.id === id ? { ...row, ...change } : row)),
          serverErrors: remaining,
        };
      },
    ),
    storeCause: assign((_, { error }: { error: unknown }) => ({ cause: toCause(error) })),
    noteSent: assign(({ context }) => ({ sent: listSaved(context), failure: null })),
    storeFailure: assign(({ context: { sent } }, { error }: { error: unknown }) => ({
      failure: toFailure(error),
      serverErrors: toServerErrors(toProblem(error), sent),
    })),
  },
});

/**
 * The states in which the rows are corrected and saved. After a conflict the existing holidays are
 * loaded again: a day that was taken in the meantime is marked, and what an earlier attempt has
 * created counts as existing.
 */
export const createRowStates = () => ({
  editing: rowsSetup.createStateConfig({
    description:
      'The rows are shown with what becomes of each; they can be corrected and left out.',
    tags: ['rows', 'unsaved'],
    on: {
      'row.changed': { actions: { type: 'changeRow', params: ({ event }) => event } },
      SAVE: { guard: 'canSave', target: 'saving', actions: 'noteSent' },
    },
  }),
  saving: rowsSetup.createStateConfig({
    description: 'The selected holidays are being created, all or none.',
    tags: ['busy', 'rows', 'unsaved'],
    invoke: {
      id: 'createHolidays',
      src: 'createHolidays',
      input: ({ context: { sent } }) => ({ rows: sent }),
      onDone: 'saved',
      onError: [
        {
          guard: { type: 'isRejected', params: ({ event }) => event },
          target: 'rechecking',
          actions: { type: 'storeFailure', params: ({ event }) => event },
        },
        {
          target: 'editing',
          actions: { type: 'storeFailure', params: ({ event }) => event },
        },
      ],
    },
  }),
  rechecking: rowsSetup.createStateConfig({
    description: 'A day was taken in the meantime: the existing holidays are loading again.',
    tags: ['busy', 'rows', 'unsaved'],
    invoke: {
      id: 'recheckHolidays',
      src: 'loadHolidays',
      onDone: {
        target: 'editing',
        actions: { type: 'storeKnown', params: ({ event }) => event },
      },
      onError: 'editing',
    },
  }),
  saved: rowsSetup.createStateConfig({
    description: 'The holidays are created.',
    type: 'final',
  }),
});
