import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { toCause, type Cause } from '../cause.ts';
import { firstPage, isSameSearch, type ListSearch } from '../lists/list-search.ts';
import { loadLogins } from './user-logins.actors.ts';
import {
  getDay,
  validateDay,
  noLogins,
  searchOfDay,
  type DayError,
  type Today,
  type UserLogins,
} from './user-logins.ts';

/** The tenant, and the day that limits which days may be requested. */
export interface UserLoginsInput extends Today {
  tenantId: string;
}

export interface UserLoginsContext extends UserLoginsInput {
  /** The value of the date field. */
  day: string | null;
  error: DayError | null;
  /** The requested day with page, sort order and filter. */
  search: ListSearch;
  response: UserLogins | null;
  /** The search that the shown response belongs to. */
  shownSearch: ListSearch | null;
  /** Why loading failed, if known. */
  cause: Cause | null;
}

export type UserLoginsEvent =
  | { type: 'day.select'; day: string | null }
  /** The URL requests another search. */
  | { type: 'search.changed'; search: ListSearch }
  | { type: 'SUBMIT' }
  | { type: 'CLEAR_FILTER' }
  | { type: 'retry' };

const isValidSearch = (search: ListSearch, today: Today): boolean =>
  validateDay(getDay(search), today) === null;

const machineSetup = setup({
  types: {
    context: {} as UserLoginsContext,
    events: {} as UserLoginsEvent,
    /** The page writes it into the URL. */
    emitted: {} as { type: 'search.submitted'; search: ListSearch },
    input: {} as UserLoginsInput,
    tags: {} as 'busy' | 'ready',
  },
  actors: { loadLogins },
  guards: {
    isDayFine: ({ context }) => validateDay(context.day, context) === null,
    isAnother: ({ context }, { search }: { search: ListSearch }) =>
      !isSameSearch(context.search, search),
    isAnotherDayThatIsOver: ({ context }, { search }: { search: ListSearch }) =>
      !isSameSearch(context.search, search) && isValidSearch(search, context),
    isEmpty: (_, { error }: { error: unknown }) => error === false,
  },
  actions: {
    selectDay: assign((_, { day }: { day: string | null }) => ({ day, error: null })),
    showError: assign(({ context }) => ({ error: validateDay(context.day, context) })),
    submit: assign(({ context }) => ({ search: searchOfDay(context.day), error: null })),
    take: assign(({ context }, { search }: { search: ListSearch }) => {
      const day = getDay(search);
      const error = day === null ? null : validateDay(day, context);
      return { search, day, error };
    }),
    clear: assign({
      day: null,
      error: null,
      search: firstPage,
      response: null,
      shownSearch: null,
      cause: null,
    }),
    clearResult: assign({ response: null, shownSearch: null, cause: null }),
    emitSubmitted: emit(({ context: { search } }) => ({
      type: 'search.submitted' as const,
      search,
    })),
    show: assign(({ context: { search } }, { output }: { output: UserLogins }) => ({
      response: output,
      shownSearch: search,
      cause: null,
    })),
    showZeros: assign(({ context: { search } }) => ({
      response: noLogins,
      shownSearch: search,
      cause: null,
    })),
    storeCause: assign((_, { error }: { error: unknown }) => ({ cause: toCause(error) })),
  },
});

export const userLoginsMachine = machineSetup.createMachine({
  id: 'user-logins',
  description:
    'Shows who signed in to the tenant on a past day, page by page. Source: ANLYT-029, ANLYT-026, ANLYT-025.',
  context: ({ input: { clock, timeZone, tenantId } }) => ({
    clock,
    timeZone,
    tenantId,
    day: null,
    error: null,
    search: firstPage,
    response: null,
    shownSearch: null,
    cause: null,
  }),
  on: {
    'day.select': { actions: { type: 'selectDay', params: ({ event }) => event } },
    'search.changed': [
      {
        guard: { type: 'isAnotherDayThatIsOver', params: ({ event }) => event },
        target: '.loading',
        reenter: true,
        actions: { type: 'take', params: ({ event }) => event },
      },
      {
        guard: { type: 'isAnother', params: ({ event }) => event },
        target: '.idle',
        actions: ['clearResult', { type: 'take', params: ({ event }) => event }],
      },
    ],
    SUBMIT: [
      {
        guard: 'isDayFine',
        target: '.loading',
        reenter: true,
        actions: ['submit', 'emitSubmitted'],
      },
      { actions: 'showError' },
    ],
    CLEAR_FILTER: { target: '.idle', actions: ['clear', 'emitSubmitted'] },
  },
  initial: 'idle',
  states: {
    idle: { description: 'No day has been requested yet, or it was cleared.' },
    loading: {
      description: 'The logins of the day are loading; the previous ones stay visible.',
      tags: 'busy',
      invoke: {
        id: 'loadLogins',
        src: 'loadLogins',
        input: ({ context: { search, tenantId } }) => ({ search, tenantId }),
        onDone: { target: 'shown', actions: { type: 'show', params: ({ event }) => event } },
        onError: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => event },
            target: 'shown',
            actions: 'showZeros',
          },
          { target: 'failed', actions: { type: 'storeCause', params: ({ event }) => event } },
        ],
      },
    },
    shown: {
      description: 'The counts of the day and one page of its logins are shown.',
      tags: 'ready',
    },
    failed: {
      description:
        'Loading the day failed: the previous data stay visible, and the user can retry.',
      on: { retry: 'loading' },
    },
  },
});

export type UserLoginsActor = ActorRefFrom<typeof userLoginsMachine>;
