import { fromPromise, assign, setup, type ActorRefFrom } from 'xstate';
import { api, toProblem } from '#openapi/client/index.ts';
import { report } from '../children.ts';
import { toFailure, type Failure } from '../validation/failure.ts';

const restoreMenu = fromPromise<void, { version: number | null }>(
  async ({ input: { version }, signal }) => {
    await api.restoreMenu({ body: version === null ? {} : { version }, signal });
  },
);

export interface RestoreMenuContext {
  /** The version that the person has seen; null replaces any. */
  version: number | null;
  failure: Failure | null;
}

export type RestoreMenuEvent =
  | { type: 'RESTORE'; version: number | null }
  | { type: 'YES' }
  | { type: 'NO' };

/** The default menu is saved: the page loads it. */
interface MenuRestored {
  type: 'menu.restored';
}

interface Failed {
  error: unknown;
}

export const restoreMenuMachine = setup({
  types: {
    context: {} as RestoreMenuContext,
    events: {} as RestoreMenuEvent,
    emitted: {} as MenuRestored,
    tags: {} as 'question' | 'busy',
  },
  actors: { restoreMenu },
  actions: {
    openPrompt: assign((_, { version }: { version: number | null }) => ({
      version,
      failure: null,
    })),
    // The question then names who has saved first; a second yes replaces their menu.
    showFailure: assign(({ context }, { error }: Failed) => ({
      failure: toFailure(error),
      version: toProblem(error).kind === 'conflict' ? null : context.version,
    })),
    emitRestored: report({ type: 'menu.restored' }),
  },
}).createMachine({
  id: 'restore-menu',
  description: 'Sets the default menu again, after a question. Source: ADMIN-024.',
  context: { version: null, failure: null },
  initial: 'resting',
  states: {
    resting: {
      description: 'No question is open.',
      on: {
        RESTORE: {
          target: 'confirming',
          actions: { type: 'openPrompt', params: ({ event }) => event },
        },
      },
    },
    confirming: {
      description: 'Asks whether to replace the menu with the default one.',
      tags: 'question',
      on: { YES: 'restoring', NO: 'resting' },
    },
    restoring: {
      description: 'The default menu is being saved.',
      tags: ['question', 'busy'],
      invoke: {
        id: 'restoreMenu',
        src: 'restoreMenu',
        input: ({ context: { version } }) => ({ version }),
        onDone: { target: 'resting', actions: 'emitRestored' },
        onError: {
          target: 'confirming',
          actions: { type: 'showFailure', params: ({ event }) => event },
        },
      },
    },
  },
});

export type RestoreMenuActor = ActorRefFrom<typeof restoreMenuMachine>;
