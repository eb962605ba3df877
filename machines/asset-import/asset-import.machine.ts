import { assign, setup, type ActorRefFrom } from 'xstate';
import type { Calendar } from '../assets/asset-days.ts';
import { failureOf, type Failure } from '../validation/failure.ts';
import { importTable, readFile, tryTable, type Checked } from './asset-import.actors.ts';
import { matchedColumns, mostLines, type ImportField } from './import-fields.ts';
import type { DecimalSign } from './decimal-sign.ts';
import {
  ambiguousPrices,
  corrected,
  shownSign,
  type CellFault,
  type Correction,
  type Lines,
} from './import-lines.ts';
import type { Table } from './read-table.ts';

export interface AssetImportContext extends Lines {
  dateFormat: Calendar['dateFormat'];
  /** Of the first asset, made with each check, so that a second try imports nothing twice. */
  newId: string;
  file: File | null;
  /** Why the last file was not taken. */
  trouble: 'unreadable' | 'empty' | 'tooMany' | null;
  faults: readonly CellFault[];
  failure: Failure | null;
  /** Of the new assets; none where only a second try has found that they are there. */
  ids: readonly string[];
}

export type AssetImportEvent =
  | { type: 'file.chosen'; file: File }
  | { type: 'column.chosen'; field: ImportField; column: number | null }
  | ({ type: 'cell.changed' } & Correction)
  | { type: 'decimal.select'; sign: DecimalSign }
  | { type: 'CHECK' | 'IMPORT' | 'BACK' | 'START_OVER' };

const noTable: Table = { name: '', headings: [], rows: [] };

/** Nothing is read yet. */
const begun = {
  file: null,
  table: noTable,
  columns: matchedColumns([]),
  corrections: {},
  decimalSign: null,
  trouble: null,
  faults: [],
  failure: null,
  ids: [],
};

export const assetImportMachine = setup({
  types: {
    context: {} as AssetImportContext,
    events: {} as AssetImportEvent,
    input: {} as Pick<AssetImportContext, 'dateFormat' | 'newId'>,
    tags: {} as 'busy' | 'unsaved',
  },
  actors: { readFile, tryTable, importTable },
  guards: {
    isEmpty: (_, { output }: { output: Table }) => output.rows.length === 0,
    isTooLong: (_, { output }: { output: Table }) => output.rows.length > mostLines,
    canCheck: ({ context }) => context.columns.assetCode !== null && hasClearPrices(context),
    hasClearPrices: ({ context }) => hasClearPrices(context),
    isFaulty: (_, { output }: { output: Checked }) => output.faults.length > 0,
  },
  actions: {
    begin: assign(begun),
    keepFile: assign((_, { file }: { file: File }) => ({ file, trouble: null })),
    tellUnreadable: assign({ trouble: 'unreadable' }),
    tellEmpty: assign({ trouble: 'empty' }),
    tellTooMany: assign({ trouble: 'tooMany' }),
    keepTable: assign((_, { output }: { output: Table }) => {
      const columns = matchedColumns(output.headings);
      const lines = { table: output, columns, corrections: {}, decimalSign: null };
      return { ...lines, decimalSign: shownSign(lines) };
    }),
    storeSign: assign((_, { sign }: { sign: DecimalSign }) => ({ decimalSign: sign })),
    keepColumn: assign(
      ({ context }, { field, column }: { field: ImportField; column: number | null }) => {
        const columns = { ...context.columns, [field]: column };
        return field === 'price'
          ? { columns, decimalSign: shownSign({ ...context, columns }) }
          : { columns };
      },
    ),
    correct: assign(({ context }, correction: Correction) => ({
      corrections: corrected(context, correction),
    })),
    keepChecked: assign((_, { output }: { output: Checked }) => ({ ...output, failure: null })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'asset-import',
  description:
    'Assets are imported from a table, all or none, once every cell is right. Designed; source of the rules: document 3, sections 3 and 5 (Add Asset).',
  context: ({ input }) => ({ ...begun, ...input }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'A file is chosen, dropped or pasted.',
      on: {
        'file.chosen': {
          target: 'reading',
          actions: { type: 'keepFile', params: ({ event }) => event },
        },
      },
    },
    reading: {
      description: 'The file is being read, on this device.',
      tags: 'busy',
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ context }) => ({ file: context.file ?? new File([], '') }),
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => event },
            target: 'choosing',
            actions: 'tellEmpty',
          },
          {
            guard: { type: 'isTooLong', params: ({ event }) => event },
            target: 'choosing',
            actions: 'tellTooMany',
          },
          { target: 'matching', actions: { type: 'keepTable', params: ({ event }) => event } },
        ],
        onError: { target: 'choosing', actions: 'tellUnreadable' },
      },
    },
    matching: {
      description:
        'Each column is matched by its heading, or selected by hand; prices that can be read in two ways are a question.',
      tags: 'unsaved',
      on: {
        'decimal.select': { actions: { type: 'storeSign', params: ({ event }) => event } },
        'column.chosen': { actions: { type: 'keepColumn', params: ({ event }) => event } },
        CHECK: { guard: 'canCheck', target: 'checking', actions: 'forgetFailure' },
        START_OVER: { target: 'choosing', actions: 'begin' },
      },
    },
    checking: {
      description: 'All lines are held against the rules; nothing is imported.',
      tags: ['busy', 'unsaved'],
      invoke: {
        id: 'tryTable',
        src: 'tryTable',
        input: ({ context }) => sentOf(context),
        onDone: [
          {
            guard: { type: 'isFaulty', params: ({ event }) => event },
            target: 'faulty',
            actions: { type: 'keepChecked', params: ({ event }) => event },
          },
          { target: 'ready', actions: { type: 'keepChecked', params: ({ event }) => event } },
        ],
        onError: {
          target: 'unchecked',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
    },
    unchecked: {
      description: 'The lines could not be checked; what was corrected is kept.',
      tags: 'unsaved',
      on: { CHECK: { target: 'checking', actions: 'forgetFailure' }, BACK: 'matching' },
    },
    faulty: {
      description: 'Each faulty cell is named, and can be corrected in its place.',
      tags: 'unsaved',
      on: {
        'cell.changed': { actions: { type: 'correct', params: ({ event }) => event } },
        // A price that was typed just now may be read in two ways as well.
        CHECK: [{ guard: 'hasClearPrices', target: 'checking' }, { target: 'matching' }],
        BACK: 'matching',
        START_OVER: { target: 'choosing', actions: 'begin' },
      },
    },
    ready: {
      description: 'Every line is right: the person is told what will be added.',
      tags: 'unsaved',
      on: {
        IMPORT: { target: 'importing', actions: 'forgetFailure' },
        BACK: 'matching',
        START_OVER: { target: 'choosing', actions: 'begin' },
      },
    },
    importing: {
      description: 'The assets are being added, all or none.',
      tags: ['busy', 'unsaved'],
      invoke: {
        id: 'importTable',
        src: 'importTable',
        input: ({ context }) => sentOf(context),
        onDone: [
          {
            guard: { type: 'isFaulty', params: ({ event }) => event },
            target: 'faulty',
            actions: { type: 'keepChecked', params: ({ event }) => event },
          },
          { target: 'imported', actions: { type: 'keepChecked', params: ({ event }) => event } },
        ],
        onError: {
          target: 'ready',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
    },
    imported: { description: 'The assets are there.', type: 'final' },
  },
});

const hasClearPrices = (lines: Lines) =>
  lines.decimalSign !== null || ambiguousPrices(lines).length === 0;

const sentOf = ({
  table,
  columns,
  corrections,
  decimalSign,
  dateFormat,
  newId,
}: AssetImportContext) => ({
  lines: { table, columns, corrections, decimalSign },
  dateFormat,
  newId,
});

export type AssetImportActor = ActorRefFrom<typeof assetImportMachine>;
