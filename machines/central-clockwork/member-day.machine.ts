import { fromPromise, assign, setup, type ActorRefFrom } from 'xstate';
import { api, type ResponseBody, toProblem } from '#openapi/client/index.ts';
import { toCause, type Cause } from '../cause.ts';

/** A member's day as the member sees it. */
export type MemberDay = ResponseBody<'getCentralMemberDay'>;

const loadMemberDay = fromPromise<MemberDay, { employeeId: string; date: string }>(
  ({ input: path, signal }) => api.getCentralMemberDay({ path, signal }),
);

interface MemberDayInput {
  employeeId: string;
  /** yyyy-MM-dd, in the member's time zone. */
  date: string;
}

interface MemberDayContext extends MemberDayInput {
  /**
   * The loaded day, which may still be the previous one while another loads; null before the first
   * response.
   */
  day: MemberDay | null;
  cause: Cause | null;
}

export type MemberDayEvent =
  | { type: 'day.changed'; date: string }
  | { type: 'tab.returned' }
  | { type: 'retry' };

export type MemberDayActor = ActorRefFrom<typeof memberDayMachine>;

export const memberDayMachine = setup({
  types: {
    context: {} as MemberDayContext,
    events: {} as MemberDayEvent,
    input: {} as MemberDayInput,
    tags: {} as 'busy' | 'ready',
  },
  actors: { loadMemberDay },
  guards: {
    isAnotherDay: ({ context }, { date }: { date: string }) => date !== context.date,
    isMissing: (_, { error }: { error: unknown }) => toProblem(error).kind === 'notFound',
  },
  actions: {
    show: assign({ day: (_, day: MemberDay) => day }),
    storeCause: assign({ cause: (_, { error }: { error: unknown }) => toCause(error) }),
  },
}).createMachine({
  id: 'member-day',
  description: "A day of someone else's time, read-only. Source: CLOCK-073.",
  context: ({ input }) => ({ ...input, day: null, cause: null }),
  initial: 'loading',
  on: {
    'day.changed': {
      guard: { type: 'isAnotherDay', params: ({ event }) => event },
      target: '.loading',
      reenter: true,
      actions: assign({ date: ({ event }) => event.date }),
    },
  },
  states: {
    loading: {
      description: 'The day is loading.',
      tags: 'busy',
      invoke: {
        id: 'loadMemberDay',
        src: 'loadMemberDay',
        input: ({ context: { employeeId, date } }) => ({ employeeId, date }),
        onDone: { target: 'shown', actions: { type: 'show', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'notFound' },
          {
            target: 'unavailable',
            actions: { type: 'storeCause', params: ({ event }) => event },
          },
        ],
      },
    },
    shown: {
      description: 'The day is shown.',
      tags: 'ready',
      on: { 'tab.returned': 'refreshing' },
    },
    refreshing: {
      description: 'The person returned to the tab: the day reloads in the background.',
      tags: 'ready',
      invoke: {
        id: 'refreshMemberDay',
        src: 'loadMemberDay',
        input: ({ context: { employeeId, date } }) => ({ employeeId, date }),
        onDone: { target: 'shown', actions: { type: 'show', params: ({ event }) => event.output } },
        onError: 'shown',
      },
    },
    notFound: { description: 'This tenant has no such employee.', type: 'final' },
    unavailable: {
      description: 'Loading the day failed; the person can try again.',
      on: { retry: 'loading', 'tab.returned': 'loading' },
    },
  },
});
