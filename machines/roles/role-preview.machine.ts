import { fromPromise, assign, setup, type ActorRefFrom } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';
import { report } from '../children.ts';
import { toCause, type Cause } from '../cause.ts';

export type RoleChange = Schema<'RoleChange'>;
export type RolePreview = Schema<'RolePreview'>;

const loadRolePreview = fromPromise<RolePreview, { change: RoleChange | null }>(
  ({ input: { change }, signal }) => {
    if (change === null) throw new Error('A preview needs a changed role; got none.');
    return api.previewRole({ body: change, signal });
  },
);

interface RolePreviewContext {
  /** The changed role; null before the first preview. */
  change: RoleChange | null;
  preview: RolePreview | null;
  cause: Cause | null;
}

type RolePreviewEvent =
  | ({ type: 'preview.open' } & RoleChange)
  | { type: 'CONFIRM' }
  | { type: 'CLOSE' }
  | { type: 'retry' };

export const rolePreviewMachine = setup({
  types: {
    context: {} as RolePreviewContext,
    events: {} as RolePreviewEvent,
    emitted: {} as { type: 'preview.confirmed' },
    tags: {} as 'open' | 'busy',
  },
  actors: { loadRolePreview },
  actions: {
    storeChange: assign((_, { id, privileges }: RoleChange) => ({
      change: { id, privileges },
      preview: null,
      cause: null,
    })),
    show: assign((_, { preview }: { preview: RolePreview }) => ({ preview })),
    storeCause: assign((_, { error }: { error: unknown }) => ({ cause: toCause(error) })),
    emitConfirmed: report({ type: 'preview.confirmed' }),
  },
}).createMachine({
  id: 'role-preview',
  description:
    'Shows before a role is saved who gets and who loses which right, and confirms the save. Source: PEOPL-D32.',
  context: { change: null, preview: null, cause: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'No preview is shown.',
      on: {
        'preview.open': {
          target: 'loading',
          actions: { type: 'storeChange', params: ({ event }) => event },
        },
      },
    },
    loading: {
      description: 'The effects of the changed rights are loading.',
      tags: ['open', 'busy'],
      on: { CLOSE: 'closed' },
      invoke: {
        id: 'loadRolePreview',
        src: 'loadRolePreview',
        input: ({ context }) => ({ change: context.change }),
        onDone: {
          target: 'shown',
          actions: { type: 'show', params: ({ event }) => ({ preview: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'storeCause', params: ({ event }) => event },
        },
      },
    },
    shown: {
      description: 'The effects are shown; the save can be confirmed.',
      tags: 'open',
      on: { CLOSE: 'closed', CONFIRM: { target: 'closed', actions: 'emitConfirmed' } },
    },
    failed: {
      description: 'The effects could not be loaded; nothing is saved, and it can be tried again.',
      tags: 'open',
      on: { CLOSE: 'closed', retry: 'loading' },
    },
  },
});

export type RolePreviewActor = ActorRefFrom<typeof rolePreviewMachine>;
