import type { ActorRefFrom } from 'xstate';
import { getNext, workItemsSetup } from './work-items.setup.ts';

export {
  findItem,
  getShownGroups,
  getShownItems,
  type WorkItemsContext,
  type WorkItemsEvent,
} from './work-items.setup.ts';

export const workItemsMachine = workItemsSetup.createMachine({
  id: 'work-items',
  description:
    'Tasks and impediments across projects that the person changes in place and moves; the changes are shown at once. Source: PROJ-054.',
  context: ({ input }) => ({
    ...input,
    response: null,
    pending: [],
    failed: [],
    undoable: null,
    undone: null,
    isPaused: false,
  }),
  initial: 'stored',
  on: {
    'items.loaded': { actions: { type: 'show', params: ({ event }) => event } },
    'item.move': { guard: 'isPossible', actions: 'addChange' },
    'item.place': { guard: 'isPossible', actions: 'addChange' },
    'item.reschedule': { guard: 'isPossible', actions: 'addChange' },
    'item.change': { guard: 'isPossible', actions: 'addChange' },
    'change.retry': {
      guard: { type: 'hasFailed', params: ({ event }) => event },
      actions: { type: 'retryChange', params: ({ event }) => event },
    },
    'change.discard': {
      guard: { type: 'hasFailed', params: ({ event }) => event },
      actions: { type: 'discardChange', params: ({ event }) => event },
    },
    'change.undo': { guard: 'canUndo', actions: 'undoChange' },
    'undo.dismiss': { guard: 'hasNotice', actions: 'clearUndo' },
    'offer.pause': { guard: 'hasNotice', actions: 'pause' },
    'offer.resume': { actions: 'resume' },
  },
  states: {
    stored: {
      description: 'No change waits to be sent; those that failed can be sent again.',
      always: { guard: 'hasPending', target: 'sending' },
      after: { offerTime: { guard: 'isOver', actions: 'clearUndo' } },
      // Reentered, so that the time starts again.
      on: { 'offer.resume': { target: 'stored', reenter: true, actions: 'resume' } },
    },
    sending: {
      description: 'The first change is being sent; its item is shown as changed.',
      tags: 'saving',
      invoke: {
        id: 'sendItemChange',
        src: 'sendItemChange',
        input: ({ context }) => getNext(context),
        onDone: {
          target: 'stored',
          actions: [{ type: 'storeChange', params: ({ event }) => event }, 'reportLast'],
        },
        onError: {
          target: 'stored',
          actions: [{ type: 'storeFailure', params: ({ event }) => event }, 'reportLast'],
        },
      },
    },
  },
});

export type WorkItemsActor = ActorRefFrom<typeof workItemsMachine>;
