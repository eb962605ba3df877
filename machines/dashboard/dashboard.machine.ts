import { assign, setup } from 'xstate';
import type { Answer } from '#openapi/client/index.ts';
import { causeOf, type Cause } from '../cause.ts';
import type { Clock } from '../clock.ts';
import { dayOf } from '../clockwork/time.ts';
import { loadHours } from './dashboard.actors.ts';

export interface DashboardInput {
  clock: Clock;
  timeZone: string;
  /** Without the ClockWork right there are no hours to show. */
  holdsClockWork: boolean;
}

export interface DashboardContext extends DashboardInput {
  hours: {
    summaries: Answer<'getClockWorkProjectSummaries'>;
    mini: Answer<'getClockWorkMini'>;
  } | null;
  /** Why it could not be read, where that is known. */
  cause: Cause | null;
}

export const dashboardMachine = setup({
  types: {
    context: {} as DashboardContext,
    events: {} as { type: 'tab.returned' } | { type: 'RETRY' },
    input: {} as DashboardInput,
    tags: {} as 'busy',
  },
  actors: { loadHours },
  guards: { holdsClockWork: ({ context }) => context.holdsClockWork },
}).createMachine({
  id: 'dashboard',
  description: 'The numbers of the Dashboard, each asked only of those who hold its right.',
  context: ({ input }) => ({ ...input, hours: null, cause: null }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Decides which numbers the person may see.',
      always: [{ guard: 'holdsClockWork', target: 'loadingHours' }, { target: 'welcoming' }],
    },
    welcoming: {
      description: 'The welcome banner alone: no number is theirs to see.',
      type: 'final',
    },
    loadingHours: {
      description: 'The hours and the running entry are read.',
      tags: 'busy',
      invoke: {
        id: 'loadHours',
        src: 'loadHours',
        input: ({ context }) => ({ date: dayOf(context.clock.now(), context.timeZone) }),
        onDone: { target: 'shown', actions: assign({ hours: ({ event }) => event.output }) },
        onError: {
          target: 'unavailable',
          actions: assign({ cause: ({ event }) => causeOf(event.error) }),
        },
      },
    },
    shown: {
      description: 'Hours today and this week, and what runs now.',
      on: { 'tab.returned': 'loadingHours' },
    },
    unavailable: {
      description: 'The hours could not be read; the welcome stays and they can be asked again.',
      on: { RETRY: 'loadingHours', 'tab.returned': 'loadingHours' },
    },
  },
});
