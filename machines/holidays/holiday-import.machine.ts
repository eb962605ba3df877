import type { ActorRefFrom } from 'xstate';
import {
  createRowsContext,
  createRowStates,
  rowsSetup,
  type HolidayRowsContext,
} from './holiday-rows.setup.ts';

const { editing, ...rowStates } = createRowStates();

export const holidayImportMachine = rowsSetup.createMachine({
  id: 'holiday-import',
  description:
    'Imports holidays from a calendar file, all or none, after a preview. Source: ADMIN-022.',
  context: ({ input }) => createRowsContext(input),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The person selects the years, and selects, drops or pastes a file.',
      on: {
        'years.select': { actions: { type: 'storeYears', params: ({ event }) => event } },
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
        id: 'readCalendar',
        src: 'readCalendar',
        input: ({ context }) => toFileToRead(context),
        onDone: [
          {
            guard: { type: 'isTrouble', params: ({ event }) => event },
            target: 'choosing',
            actions: { type: 'storeTrouble', params: ({ event }) => event },
          },
          { target: 'loading', actions: { type: 'storeRead', params: ({ event }) => event } },
        ],
        onError: { target: 'choosing', actions: 'reportUnreadable' },
      },
    },
    loading: {
      description: 'The existing holidays are loading, to mark duplicates.',
      tags: ['busy', 'unsaved'],
      invoke: {
        id: 'loadHolidays',
        src: 'loadHolidays',
        onDone: {
          target: 'editing',
          actions: { type: 'storeKnown', params: ({ event }) => event },
        },
        onError: {
          target: 'unavailable',
          actions: { type: 'storeCause', params: ({ event }) => event },
        },
      },
    },
    unavailable: {
      description: 'The existing holidays could not be loaded; what was read stays.',
      tags: 'unsaved',
      on: { retry: 'loading', 'import.restart': { target: 'choosing', actions: 'start' } },
    },
    editing: {
      ...editing,
      on: {
        ...editing.on,
        'import.restart': { target: 'choosing', actions: 'start' },
      },
    },
    ...rowStates,
  },
});

const toFileToRead = ({ file, year, toYear, timeZone }: HolidayRowsContext) => ({
  file: file ?? new File([], ''),
  from: year,
  to: toYear,
  timeZone,
});

export type HolidayImportActor = ActorRefFrom<typeof holidayImportMachine>;
