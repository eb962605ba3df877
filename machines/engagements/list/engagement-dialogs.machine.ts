import { assign, emit, sendTo, setup, type ActorRefFrom } from 'xstate';
import type { Clock } from '../../clock.ts';
import { toIsoDay } from '../../clockwork/day/time.ts';
import type { PartOutput } from '../../records/create-record-part.ts';
import { engagementDeletionMachine } from '../engagement/parts/engagement-deletion.machine.ts';
import type { EngagementRow } from './engagement-row.ts';
import { newEngagementMachine } from './new-engagement.machine.ts';
import type { NewEngagement } from './new-engagement.ts';
import { projectTypesMachine } from './types/project-types.machine.ts';

export interface EngagementDialogsInput {
  /** Creates the id of a new engagement. */
  createId: () => string;
  clock: Clock;
  /** The time zone of the current user. */
  timeZone: string;
}

interface EngagementDialogsContext extends EngagementDialogsInput {
  /** The id of the engagement that is being created. */
  newId: string;
  /** What it starts with. */
  start: NewEngagement;
  /** The engagement to delete. */
  selected: EngagementRow | null;
}

export const engagementDialogsMachine = setup({
  types: {
    context: {} as EngagementDialogsContext,
    events: {} as
      | { type: 'engagement.add' }
      | { type: 'engagement.duplicate' | 'engagement.delete'; row: EngagementRow }
      | { type: 'type.added'; id: string }
      | { type: 'types.changed' },
    emitted: {} as { type: 'engagement.added'; id: string } | { type: 'rows.changed' },
    input: {} as EngagementDialogsInput,
    children: {} as { form: 'form'; deletion: 'deletion'; 'project-types': 'project-types' },
  },
  actors: {
    form: newEngagementMachine,
    deletion: engagementDeletionMachine,
    'project-types': projectTypesMachine,
  },
  guards: {
    isSaved: (_, { output }: { output: PartOutput }) => output.isSaved === true,
    isDeleted: (_, { output }: { output: { isDeleted: boolean } }) => output.isDeleted,
  },
  actions: {
    start: assign(({ context }, { source }: { source: EngagementRow | null }) => ({
      newId: context.createId(),
      start: { version: 0, source, today: toIsoDay(context.clock.now(), context.timeZone) },
    })),
    select: assign((_, { row }: { row: EngagementRow }) => ({ selected: row })),
    emitAdded: emit(({ context: { newId } }) => ({ type: 'engagement.added' as const, id: newId })),
    emitChanged: emit({ type: 'rows.changed' }),
    selectType: sendTo('form', (_, { id }: { id: string }) => ({
      type: 'form.changed' as const,
      change: { projectTypeId: id },
    })),
  },
}).createMachine({
  id: 'engagement-dialogs',
  description:
    'The dialogs of the list and the board in which engagements are created, duplicated and deleted, with the project types. Source: ENGAG-005, ENGAG-006, ENGAG-D08.',
  context: ({ input }) => ({
    ...input,
    newId: '',
    start: { version: 0, source: null, today: '' },
    selected: null,
  }),
  on: { 'types.changed': { actions: 'emitChanged' } },
  invoke: {
    id: 'project-types',
    src: 'project-types',
    onError: { actions: [] },
    input: ({ context: { createId } }) => ({ createId }),
  },
  initial: 'closed',
  states: {
    closed: {
      description: 'The engagements are shown.',
      on: {
        'engagement.add': {
          target: 'creating',
          actions: { type: 'start', params: { source: null } },
        },
        'engagement.duplicate': {
          target: 'creating',
          actions: { type: 'start', params: ({ event }) => ({ source: event.row }) },
        },
        'engagement.delete': {
          target: 'deleting',
          actions: { type: 'select', params: ({ event }) => event },
        },
      },
    },
    creating: {
      description: 'An engagement is created in a dialog, which has its own machine.',
      on: { 'type.added': { actions: { type: 'selectType', params: ({ event }) => event } } },
      invoke: {
        id: 'form',
        src: 'form',
        input: ({ context: { newId, start } }) => ({ parentId: newId, part: start }),
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event },
            target: 'closed',
            actions: ['emitAdded', 'emitChanged'],
          },
          { target: 'closed' },
        ],
        onError: 'closed',
      },
    },
    deleting: {
      description: 'An engagement is deleted after a confirmation, which has its own machine.',
      invoke: {
        id: 'deletion',
        src: 'deletion',
        input: ({ context: { selected } }) => ({ id: selected?.id ?? '' }),
        onDone: [
          {
            guard: { type: 'isDeleted', params: ({ event }) => event },
            target: 'closed',
            actions: 'emitChanged',
          },
          { target: 'closed' },
        ],
        onError: 'closed',
      },
    },
  },
});

export type EngagementDialogsActor = ActorRefFrom<typeof engagementDialogsMachine>;
