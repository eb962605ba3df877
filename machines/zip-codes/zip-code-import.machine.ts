import { assign, setup, type ActorRefFrom } from 'xstate';
import { toFailure, type Failure } from '../validation/failure.ts';
import type { ZipTable, ZipTrouble } from './read-zip-table.ts';
import type { InvalidLines, ZipImportReport } from './zip-code.ts';
import { importLines, readFile, tryLines } from './zip-code-import.actors.ts';

export interface ZipImportContext {
  file: File | null;
  /** Why the last file was rejected. */
  trouble: ZipTrouble | null;
  table: ZipTable;
  /** What the import does with invalid lines. */
  invalidLines: InvalidLines;
  /** The effects of the import: those that it would have, or those that it had. */
  report: ZipImportReport | null;
  failure: Failure | null;
}

export type ZipImportEvent =
  | { type: 'file.select'; file: File }
  | { type: 'invalid.select'; invalidLines: InvalidLines }
  | { type: 'rows.import' | 'retry' | 'import.restart' };

const initialContext: ZipImportContext = {
  file: null,
  trouble: null,
  table: { name: '', lines: [] },
  invalidLines: 'Skip',
  report: null,
  failure: null,
};

/** Why nothing can be imported; null if something can. */
export function findBlock({
  report,
  invalidLines,
}: Pick<ZipImportContext, 'report' | 'invalidLines'>): 'invalid' | 'unchanged' | null {
  if (report === null) return 'unchanged';
  if (report.invalid.length > 0 && invalidLines === 'Reject') return 'invalid';
  return report.addedCount + report.changedCount === 0 ? 'unchanged' : null;
}

const importSetup = setup({
  types: {
    context: {} as ZipImportContext,
    events: {} as ZipImportEvent,
    tags: {} as 'busy' | 'unsaved',
  },
  actors: { readFile, tryLines, importLines },
  guards: {
    canImport: ({ context }) => findBlock(context) === null,
    isTrouble: (_, { output }: { output: ZipTable | ZipTrouble }) => typeof output === 'string',
  },
  actions: {
    start: assign(initialContext),
    storeFile: assign((_, { file }: { file: File }) => ({ ...initialContext, file })),
    storeTrouble: assign((_, { output }: { output: ZipTable | ZipTrouble }) => ({
      trouble: typeof output === 'string' ? output : null,
    })),
    reportUnreadable: assign({ trouble: 'unreadable' }),
    storeTable: assign((_, { output }: { output: ZipTable | ZipTrouble }) =>
      typeof output === 'string' ? {} : { table: output },
    ),
    storeReport: assign((_, { output }: { output: ZipImportReport }) => ({
      report: output,
      failure: null,
    })),
    storeChoice: assign((_, { invalidLines }: { invalidLines: InvalidLines }) => ({
      invalidLines,
    })),
    storeFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
  },
});

const getLines = ({ table, invalidLines }: ZipImportContext) => ({
  lines: table.lines,
  invalidLines,
});

export const zipCodeImportMachine = importSetup.createMachine({
  id: 'zip-code-import',
  description:
    'Imports zip codes from a table after a check of every line: the valid ones, or nothing. Source: ADMIN-007, ADMIN-D17.',
  context: initialContext,
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The person selects, drops or pastes a file.',
      on: {
        'file.select': {
          target: 'reading',
          actions: { type: 'storeFile', params: ({ event }) => event },
        },
      },
    },
    reading: {
      description: 'The file is being read on this device.',
      tags: 'busy',
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ context: { file } }) => ({ file: file ?? new File([], '') }),
        onDone: [
          {
            guard: { type: 'isTrouble', params: ({ event }) => event },
            target: 'choosing',
            actions: { type: 'storeTrouble', params: ({ event }) => event },
          },
          { target: 'checking', actions: { type: 'storeTable', params: ({ event }) => event } },
        ],
        onError: { target: 'choosing', actions: 'reportUnreadable' },
      },
    },
    checking: {
      description: 'The server checks every line; nothing is imported.',
      tags: ['busy', 'unsaved'],
      invoke: {
        id: 'tryLines',
        src: 'tryLines',
        input: ({ context }) => getLines(context),
        onDone: { target: 'ready', actions: { type: 'storeReport', params: ({ event }) => event } },
        onError: {
          target: 'unchecked',
          actions: { type: 'storeFailure', params: ({ event }) => event },
        },
      },
    },
    unchecked: {
      description: 'The check failed; the file stays selected.',
      tags: 'unsaved',
      on: {
        retry: { target: 'checking', actions: 'clearFailure' },
        'import.restart': { target: 'choosing', actions: 'start' },
      },
    },
    ready: {
      description:
        'The person sees what is added and changed and which lines are invalid, and decides about these.',
      tags: 'unsaved',
      on: {
        'invalid.select': { actions: { type: 'storeChoice', params: ({ event }) => event } },
        'rows.import': { guard: 'canImport', target: 'importing', actions: 'clearFailure' },
        'import.restart': { target: 'choosing', actions: 'start' },
      },
    },
    importing: {
      description: 'The zip codes are being stored, all in one step.',
      tags: ['busy', 'unsaved'],
      invoke: {
        id: 'importLines',
        src: 'importLines',
        input: ({ context }) => getLines(context),
        onDone: {
          target: 'imported',
          actions: { type: 'storeReport', params: ({ event }) => event },
        },
        onError: {
          target: 'ready',
          actions: { type: 'storeFailure', params: ({ event }) => event },
        },
      },
    },
    imported: {
      description: 'The import succeeded; its invalid lines can still be saved as a file.',
      on: { 'import.restart': { target: 'choosing', actions: 'start' } },
    },
  },
});

export type ZipCodeImportActor = ActorRefFrom<typeof zipCodeImportMachine>;
