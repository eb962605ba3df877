import { fromPromise, assign, setup, type ActorRefFrom } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { toClientBody, toClientForm, type ClientRow } from './client.ts';
import { report } from '../children.ts';

/** Makes an active client inactive, and an inactive one active, unless someone has changed it. */
const saveState = fromPromise<unknown, { row: ClientRow }>(({ input: { row }, signal }) => {
  const form = { ...toClientForm(row), isActive: !row.isActive };
  const body = { id: row.id, ...toClientBody(form, row.id), version: row.version };
  return api.updateClient({ body, signal });
});

interface ClientStateContext {
  /** The client whose state is being saved; null for none. */
  row: ClientRow | null;
}

/** Switches the state of a client in the list. */
export const clientStateMachine = setup({
  types: {
    context: {} as ClientStateContext,
    events: {} as { type: 'TOGGLE'; row: ClientRow },
    emitted: {} as { type: 'client.switched' },
  },
  actors: { saveState },
  actions: {
    storeRow: assign((_, { row }: { row: ClientRow | null }) => ({ row })),
    emitSwitched: report({ type: 'client.switched' }),
  },
}).createMachine({
  id: 'client-state',
  description:
    'Makes a client of the list inactive, or active again. After a rejection, the list shows what is stored. Source: ADMIN-009.',
  context: { row: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'The person can switch the state of a client.',
      on: {
        TOGGLE: {
          target: 'saving',
          actions: { type: 'storeRow', params: ({ event: { row } }) => ({ row }) },
        },
      },
    },
    saving: {
      description: 'The other state is being saved, against the version in the list.',
      tags: 'busy',
      invoke: {
        id: 'saveState',
        src: 'saveState',
        input: ({ context: { row } }) => ({ row: row as ClientRow }),
        onDone: {
          target: 'idle',
          actions: [{ type: 'storeRow', params: { row: null } }, 'emitSwitched'],
        },
        onError: {
          target: 'idle',
          actions: [{ type: 'storeRow', params: { row: null } }, 'emitSwitched'],
        },
      },
    },
  },
});

export type ClientStateActor = ActorRefFrom<typeof clientStateMachine>;
