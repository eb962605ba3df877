import type { ActorRefFrom } from 'xstate';
import {
  initialContext,
  getNewId,
  importSetup,
  type AssetImportContext,
} from './asset-import.setup.ts';

export type { AssetImportContext, AssetImportEvent } from './asset-import.setup.ts';

export const assetImportMachine = importSetup.createMachine({
  id: 'asset-import',
  description:
    'Adds and updates assets from a table, all or none, once every cell is valid. Not in the requirements; source of the rules: ASSET-091, ASSET-029.',
  context: ({ input }) => ({ ...initialContext, ...input }),
  invoke: { id: 'asset-choices', src: 'asset-choices', onError: { actions: [] } },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The person selects, drops or pastes a file.',
      on: {
        'file.select': {
          target: 'loading',
          actions: { type: 'cacheFile', params: ({ event }) => event },
        },
      },
    },
    loading: {
      description: 'The file is being read on this device.',
      tags: 'busy',
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ context }) => getFile(context),
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => event },
            target: 'choosing',
            actions: 'reportEmpty',
          },
          {
            guard: { type: 'isTooLong', params: ({ event }) => event },
            target: 'choosing',
            actions: 'reportTooMany',
          },
          { target: 'matching', actions: { type: 'storeTable', params: ({ event }) => event } },
        ],
        onError: { target: 'choosing', actions: 'reportUnreadable' },
      },
    },
    matching: {
      description:
        'Each column is matched by its heading or selected by hand; for ambiguous prices the person selects the decimal sign.',
      tags: 'unsaved',
      on: {
        'layout.select': {
          target: 'rereading',
          actions: { type: 'storeLayout', params: ({ event }) => event },
        },
        'property.select': { actions: { type: 'storeProperty', params: ({ event }) => event } },
        'update.select': { actions: { type: 'storeUpdate', params: ({ event }) => event } },
        'decimal.select': { actions: { type: 'storeSign', params: ({ event }) => event } },
        'column.select': { actions: { type: 'storeColumn', params: ({ event }) => event } },
        'rows.check': { guard: 'canCheck', target: 'checking', actions: 'clearFailure' },
        'import.restart': { target: 'choosing', actions: 'start' },
      },
    },
    rereading: {
      description:
        'The file is read again with the selected layout; the columns stay visible in the meantime.',
      tags: ['busy', 'unsaved'],
      invoke: {
        id: 'readFileAgain',
        src: 'readFile',
        input: ({ context }) => getFile(context),
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => event },
            target: 'matching',
            actions: 'reportEmpty',
          },
          {
            guard: { type: 'isTooLong', params: ({ event }) => event },
            target: 'matching',
            actions: 'reportTooMany',
          },
          { target: 'matching', actions: { type: 'storeTable', params: ({ event }) => event } },
        ],
        onError: { target: 'matching', actions: 'reportUnreadable' },
      },
    },
    checking: {
      description: 'All lines are validated; nothing is imported.',
      tags: ['busy', 'unsaved'],
      invoke: {
        id: 'tryTable',
        src: 'tryTable',
        input: ({ context }) => getSent(context),
        onDone: [
          {
            guard: { type: 'hasErrors', params: ({ event }) => event },
            target: 'invalid',
            actions: { type: 'storeChecked', params: ({ event }) => event },
          },
          { target: 'ready', actions: { type: 'storeChecked', params: ({ event }) => event } },
        ],
        onError: {
          target: 'unchecked',
          actions: { type: 'storeFailure', params: ({ event }) => event },
        },
      },
    },
    unchecked: {
      description: 'The check failed; corrections are preserved.',
      tags: 'unsaved',
      on: { 'rows.check': { target: 'checking', actions: 'clearFailure' }, BACK: 'matching' },
    },
    invalid: {
      description: 'Each invalid cell is listed and can be corrected in place.',
      tags: 'unsaved',
      on: {
        'name.create': {
          target: 'creating',
          actions: { type: 'storeNewName', params: ({ event }) => event },
        },
        'cell.changed': { actions: { type: 'correct', params: ({ event }) => event } },
        // A price typed since the last check may be ambiguous, too.
        'rows.check': [{ guard: 'hasClearPrices', target: 'checking' }, { target: 'matching' }],
        BACK: 'matching',
        'import.restart': { target: 'choosing', actions: 'start' },
      },
    },
    creating: {
      description: 'A type, vendor or location that lines name is being created.',
      tags: ['busy', 'unsaved'],
      invoke: {
        id: 'createNamed',
        src: 'createNamed',
        input: ({ context: { newName } }) => {
          const named = newName ?? { field: 'vendor', name: '', code: '', assetCategoryId: '' };
          return { ...named, id: getNewId(named) };
        },
        onDone: [
          {
            guard: 'isNewNameLast',
            target: 'checking',
            actions: ['announceName', 'clearKnownErrors'],
          },
          { target: 'invalid', actions: ['announceName', 'clearKnownErrors'] },
        ],
        onError: {
          target: 'invalid',
          actions: [{ type: 'storeFailure', params: ({ event }) => event }, 'dropNewName'],
        },
      },
    },
    ready: {
      description: 'Every line is valid: the person sees what will be added and changed.',
      tags: 'unsaved',
      on: {
        'rows.import': { guard: 'hasEffects', target: 'importing', actions: 'clearFailure' },
        BACK: 'matching',
        'import.restart': { target: 'choosing', actions: 'start' },
      },
    },
    importing: {
      description: 'The assets are being added and updated, all or none.',
      tags: ['busy', 'unsaved'],
      invoke: {
        id: 'importTable',
        src: 'importTable',
        input: ({ context }) => getSent(context),
        onDone: [
          {
            guard: { type: 'hasErrors', params: ({ event }) => event },
            target: 'invalid',
            actions: { type: 'storeChecked', params: ({ event }) => event },
          },
          { target: 'imported', actions: { type: 'storeChecked', params: ({ event }) => event } },
        ],
        onError: {
          target: 'ready',
          actions: { type: 'storeFailure', params: ({ event }) => event },
        },
      },
    },
    imported: { description: 'The import succeeded.', type: 'final' },
  },
});

const getFile = ({ file, layout, propertyNames }: AssetImportContext) => ({
  file: file ?? new File([], ''),
  layout,
  propertyNames,
});

const getSent = ({
  table,
  columns,
  properties,
  corrections,
  decimalSign,
  dateFormat,
  newId,
  isUpdate,
  known,
}: AssetImportContext) => ({
  lines: { table, columns, properties, corrections, decimalSign },
  dateFormat,
  newId,
  isUpdate,
  known,
});

export type AssetImportActor = ActorRefFrom<typeof assetImportMachine>;
