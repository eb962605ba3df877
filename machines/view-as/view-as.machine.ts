import { fromPromise, assign, emit, setup, type ActorRefFrom } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';
import type { Clock } from '../clock.ts';
import { toFailure, type Failure } from '../validation/failure.ts';

/** Ends the view of the session; without one, nothing happens. */
const endView = fromPromise<unknown>(async ({ signal }) =>
  api.endViewAs({ signal, isSuccessHidden: true }),
);

/** Whose view the session shows, and until when. */
export type ViewAs = Schema<'ViewAs'>;

export interface ViewAsInput {
  viewAs: ViewAs;
  /** The server's clock, by which the view ends. */
  clock: Clock;
}

interface ViewAsContext extends ViewAsInput {
  /** Minutes until the view ends by itself; 0 once it is over. */
  minutesLeft: number;
  /** Why it could not be ended; null before the first try. */
  failure: Failure | null;
}

/** How often the remaining time is computed, in ms. */
export const tick = 10_000;

const getMinutesLeft = ({ viewAs, clock }: ViewAsInput): number =>
  Math.max(0, Math.ceil((Date.parse(viewAs.endsAt) - clock.now()) / 60_000));

export const viewAsMachine = setup({
  types: {
    context: {} as ViewAsContext,
    events: {} as { type: 'view.stop' } | { type: 'page.woken' },
    emitted: {} as { type: 'view.ended' },
    input: {} as ViewAsInput,
    tags: {} as 'busy',
  },
  actors: { endView },
  guards: { isOver: ({ context }) => getMinutesLeft(context) === 0 },
  actions: {
    countMinutes: assign({ minutesLeft: ({ context }) => getMinutesLeft(context) }),
    storeFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
    emitEnded: emit({ type: 'view.ended' }),
  },
  delays: { tick },
}).createMachine({
  id: 'view-as',
  description:
    'The portal is shown read-only as another user, until the viewer stops or 30 minutes have passed. Source: PEOPL-017, PRIV-001.',
  context: ({ input }) => ({ ...input, minutesLeft: getMinutesLeft(input), failure: null }),
  initial: 'viewing',
  states: {
    viewing: {
      description: 'Says whose view it is and for how many minutes; nothing can be saved.',
      entry: 'countMinutes',
      on: {
        'view.stop': { target: 'stopping', actions: 'clearFailure' },
        'page.woken': [
          { guard: 'isOver', target: 'stopping', actions: 'clearFailure' },
          { target: 'viewing', reenter: true },
        ],
      },
      after: {
        tick: [
          { guard: 'isOver', target: 'stopping', actions: 'clearFailure' },
          { target: 'viewing', reenter: true },
        ],
      },
    },
    stopping: {
      description:
        'The viewer stops, or the time has passed: the server ends the view, which also holds if it has ended it already.',
      tags: 'busy',
      invoke: {
        id: 'endView',
        src: 'endView',
        onDone: 'ended',
        onError: {
          target: 'viewing',
          actions: { type: 'storeFailure', params: ({ event }) => event },
        },
      },
    },
    ended: {
      description: 'The session shows the viewer’s own portal again, which is loaded.',
      type: 'final',
      entry: 'emitEnded',
    },
  },
});

export type ViewAsActor = ActorRefFrom<typeof viewAsMachine>;
