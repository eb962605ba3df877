import type { ActorRefFrom } from 'xstate';
import { getSent, workItemsBulkSetup } from './work-items-bulk.setup.ts';

export { hasReport } from './work-items-bulk.setup.ts';
export type { WorkItemsBulkContext, WorkItemsBulkEvent } from './work-items-bulk.setup.ts';

export const workItemsBulkMachine = workItemsBulkSetup.createMachine({
  id: 'work-items-bulk',
  description:
    'Several tasks of the work view get another status, person or due date at once, and their former one by Undo. Source: PROJ-D30.',
  context: ({ input }) => ({
    ...input,
    selection: [],
    queue: [],
    total: 0,
    restoring: [],
    failed: [],
    restored: null,
  }),
  on: { 'items.loaded': { actions: { type: 'renew', params: ({ event }) => event } } },
  initial: 'selecting',
  states: {
    selecting: {
      description:
        'The person selects tasks; of the last change it is shown what became of it, and it can be undone.',
      on: {
        'rows.select': {
          guard: { type: 'hasSelectable', params: ({ event }) => event },
          actions: { type: 'select', params: ({ event }) => event },
        },
        'rows.drop': { actions: { type: 'drop', params: ({ event }) => event } },
        'selection.clear': { actions: 'clearSelection' },
        'change.request': {
          guard: { type: 'isDifferent', params: ({ event }) => event },
          target: 'changing',
          actions: { type: 'queueChanges', params: ({ event }) => event },
        },
        'change.retry': { guard: 'hasFailed', target: 'changing', actions: 'queueFailed' },
        'change.undo': { guard: 'canUndo', target: 'restoring', actions: 'queueRestoring' },
        'report.close': { actions: 'closeReport' },
      },
    },
    changing: {
      description:
        'The change is sent for one task after the other; those that are not changed stay selected.',
      tags: 'busy',
      invoke: {
        id: 'changeTask',
        src: 'sendItemChange',
        input: ({ context }) => getSent(context),
        onDone: [
          {
            guard: 'isLast',
            target: 'selecting',
            actions: [{ type: 'noteChanged', params: ({ event }) => event }, 'report'],
          },
          {
            target: 'changing',
            reenter: true,
            actions: { type: 'noteChanged', params: ({ event }) => event },
          },
        ],
        onError: [
          {
            guard: { type: 'isOver', params: ({ event }) => event },
            target: 'selecting',
            actions: [{ type: 'noteFailed', params: ({ event }) => event }, 'report'],
          },
          {
            target: 'changing',
            reenter: true,
            actions: { type: 'noteFailed', params: ({ event }) => event },
          },
        ],
      },
    },
    restoring: {
      description: 'The former values are sent back for one task after the other.',
      tags: 'busy',
      invoke: {
        id: 'restoreTask',
        src: 'sendItemChange',
        input: ({ context }) => getSent(context),
        onDone: [
          { guard: 'isLast', target: 'selecting', actions: ['noteRestored', 'report'] },
          { target: 'restoring', reenter: true, actions: 'noteRestored' },
        ],
        onError: [
          {
            guard: { type: 'isOver', params: ({ event }) => event },
            target: 'selecting',
            actions: [
              { type: 'offerAgain', params: ({ event }) => event },
              { type: 'noteFailed', params: ({ event }) => event },
              'report',
            ],
          },
          {
            target: 'restoring',
            reenter: true,
            actions: { type: 'noteFailed', params: ({ event }) => event },
          },
        ],
      },
    },
  },
});

export type WorkItemsBulkActor = ActorRefFrom<typeof workItemsBulkMachine>;
