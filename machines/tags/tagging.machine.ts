import type { ActorRefFrom } from 'xstate';
import { initialTagging, taggingSetup, type TaggingContext } from './tagging.setup.ts';

const changes = taggingSetup.createStateConfig({
  on: {
    'tags.assign': {
      target: 'picking',
      actions: { type: 'open', params: ({ event }) => event },
    },
    'tag.switch': {
      target: 'switching',
      actions: { type: 'startChange', params: ({ event }) => event },
    },
    'tag.remove': {
      target: 'removing',
      actions: { type: 'startChange', params: ({ event }) => event },
    },
    'report.retry': { guard: 'hasRemaining', target: 'retrying', actions: 'queueRemaining' },
    'removal.undo': { guard: 'hasRemoved', target: 'restoring' },
    'report.closed': { actions: 'closeReport' },
  },
}).on;

const noteFailed = {
  type: 'noteFailed',
  params: ({ event }: { event: { error: unknown } }) => event,
} as const;

/** Assigns the tag of the report to the next project, and then to those after it. */
const assignNext = <State extends string, Id extends string>(target: State, id: Id) =>
  ({
    id,
    src: 'assignProjectTag',
    input: ({ context: { queue, report } }: { context: TaggingContext }) => ({
      projectId: queue[0]?.projectId ?? '',
      tagId: report?.tag.id ?? '',
      assignedToAll: report?.assignedToAll ?? false,
    }),
    onDone: [
      { guard: 'hasMore', target, reenter: true, actions: 'noteSucceeded' },
      { target: 'idle', actions: ['noteSucceeded', 'emitAssigned'] },
    ],
    onError: [
      {
        guard: 'hasMore',
        target,
        reenter: true,
        actions: noteFailed,
      },
      {
        target: 'idle',
        actions: [noteFailed, 'emitAssigned'],
      },
    ],
  }) as const;

export const taggingMachine = taggingSetup.createMachine({
  id: 'tagging',
  description:
    'Assigns a tag to projects, lets their sub-projects inherit it or not, and removes it. Source: ADMIN-013, PROJ-D72.',
  context: initialTagging,
  initial: 'loading',
  states: {
    loading: {
      description: 'The tags to filter by are loading.',
      invoke: {
        id: 'loadTagChoices',
        src: 'loadTagChoices',
        onDone: {
          target: 'idle',
          actions: { type: 'storeChoices', params: ({ event }) => event.output },
        },
        onError: {
          target: 'idle',
          actions: { type: 'storeCause', params: ({ event }) => event },
        },
      },
      on: changes,
    },
    idle: {
      description: 'The tags of the projects are shown; each can be changed.',
      always: { guard: 'areChoicesMissing', target: 'loading' },
      on: { ...changes, retry: 'loading' },
    },
    picking: {
      description: 'The person selects a tag for one project or for all selected ones.',
      tags: 'dialog',
      initial: 'opening',
      on: { CANCEL: 'idle' },
      states: {
        opening: {
          description: 'The tags that the person can assign are loading.',
          invoke: {
            id: 'loadTagsToAssign',
            src: 'loadTagChoices',
            onDone: {
              target: 'choosing',
              actions: { type: 'storeChoices', params: ({ event }) => event.output },
            },
            onError: {
              target: 'failed',
              actions: { type: 'storeCause', params: ({ event }) => event },
            },
          },
        },
        failed: {
          description: 'The tags could not be loaded; it can be tried again.',
          on: { retry: 'opening' },
        },
        choosing: {
          description: 'A tag can be selected; nothing has happened yet.',
          on: {
            'choice.changed': { actions: { type: 'choose', params: ({ event }) => event } },
            SAVE: [
              { guard: 'isTagSelected', target: '#tagging.assigning', actions: 'queueProjects' },
              { actions: 'showUnselected' },
            ],
          },
        },
      },
    },
    assigning: {
      description: 'The projects get the tag, one after the other.',
      tags: ['dialog', 'busy'],
      invoke: assignNext('assigning', 'assignToNext'),
    },
    retrying: {
      description: 'The projects that did not get the tag get it, one after the other.',
      tags: 'busy',
      invoke: assignNext('retrying', 'assignToNextAgain'),
    },
    switching: {
      description: 'It is being changed whether the sub-projects inherit a tag.',
      tags: 'busy',
      invoke: {
        id: 'switchTag',
        src: 'assignProjectTag',
        input: ({ context: { change } }) => ({
          projectId: change?.project.projectId ?? '',
          tagId: change?.tag.tagId ?? '',
          assignedToAll: change?.tag.assignedToAll !== true,
        }),
        onDone: { target: 'idle', actions: 'emitChanged' },
        onError: {
          target: 'idle',
          actions: [{ type: 'storeFailure', params: ({ event }) => event }, 'emitChanged'],
        },
      },
    },
    removing: {
      description: 'A tag is being removed from a project.',
      tags: 'busy',
      invoke: {
        id: 'removeTag',
        src: 'removeProjectTag',
        input: ({ context: { change } }) => ({
          projectId: change?.project.projectId ?? '',
          tagId: change?.tag.tagId ?? '',
        }),
        onDone: { target: 'idle', actions: ['noteRemoved', 'emitChanged'] },
        onError: {
          target: 'idle',
          actions: [{ type: 'storeFailure', params: ({ event }) => event }, 'emitChanged'],
        },
      },
    },
    restoring: {
      description: 'The tag that was removed last is being assigned again.',
      tags: 'busy',
      invoke: {
        id: 'restoreTag',
        src: 'assignProjectTag',
        input: ({ context: { removed } }) => ({
          projectId: removed?.project.projectId ?? '',
          tagId: removed?.tag.tagId ?? '',
          assignedToAll: removed?.tag.assignedToAll ?? false,
        }),
        onDone: { target: 'idle', actions: ['clearRemoved', 'emitChanged'] },
        onError: {
          target: 'idle',
          actions: { type: 'storeFailure', params: ({ event }) => event },
        },
      },
    },
  },
});

export type TaggingActor = ActorRefFrom<typeof taggingMachine>;
