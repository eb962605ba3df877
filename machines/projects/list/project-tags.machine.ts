import { assign, setup, type ActorRefFrom } from 'xstate';
import { toFailure, type Failure } from '../../validation/failure.ts';
import type { ProjectPartInput, ProjectPartUpdate } from '../parts/project-part.ts';
import {
  assignTag,
  createTag,
  removeTag,
  type ProjectTag,
  type TagAssignment,
} from './project-tags.actors.ts';
import { pickColor } from './project-tags.ts';

type Change = Omit<TagAssignment, 'projectId'>;

export interface ProjectTagsContext extends ProjectPartInput {
  /** The project's own tags and those that it inherits, by name. */
  projectTags: readonly ProjectTag[];
  /** The tag that is being assigned, changed or removed. */
  change: Change | null;
  /** The name of the tag that is being created. */
  newName: string;
  /** The tag that was removed last, to assign it again. */
  removed: ProjectTag | null;
  /** Why the last change failed; null once one succeeds. */
  failure: Failure | null;
}

export type ProjectTagsEvent =
  | ProjectPartUpdate
  | ({ type: 'tag.assign' } & Change)
  | { type: 'tag.remove'; tag: ProjectTag }
  | { type: 'tag.create'; name: string }
  | { type: 'removal.undo' };

/**
 * The ids of new tags by their names, for each part: a retry sends the same id. They are not in the
 * context, which has to be the same each time.
 */
const newIds = new WeakMap<object, Map<string, string>>();

function getNewId(part: object, name: string): string {
  const ids = newIds.get(part) ?? new Map<string, string>();
  newIds.set(part, ids);
  const id = ids.get(name) ?? crypto.randomUUID();
  ids.set(name, id);
  return id;
}

export const projectTagsMachine = setup({
  types: {
    context: {} as ProjectTagsContext,
    events: {} as ProjectTagsEvent,
    input: {} as ProjectPartInput,
    tags: {} as 'busy',
  },
  actors: { assignTag, removeTag, createTag },
  guards: {
    hasRemoved: ({ context }) => context.removed !== null,
  },
  actions: {
    update: assign((_, { detail }: ProjectPartUpdate) => ({
      detail,
      projectTags: detail.projectTags,
    })),
    select: assign((_, { tagId, assignedToAll }: Change) => ({
      change: { tagId, assignedToAll },
      failure: null,
    })),
    selectNew: assign((_, { name }: { name: string }) => ({ newName: name, failure: null })),
    selectCreated: assign((_, tagId: string) => ({ change: { tagId, assignedToAll: false } })),
    show: assign((_, projectTags: readonly ProjectTag[]) => ({ projectTags, failure: null })),
    clearNew: assign({ newName: '' }),
    storeRemoved: assign((_, { tag }: { tag: ProjectTag }) => ({ removed: tag })),
    clearRemoved: assign({ removed: null }),
    storeFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    reportChange: ({ context }) => context.report.send({ type: 'project.changed' }),
  },
}).createMachine({
  id: 'project-tags',
  description:
    'The tags of a project: assigned for it alone or for its sub-projects too, created, removed, and assigned again. Source: PROJ-010, PROJ-026, PROJ-062.',
  context: ({ input }) => ({
    ...input,
    projectTags: input.detail.projectTags,
    change: null,
    newName: '',
    removed: null,
    failure: null,
  }),
  on: { 'project.updated': { actions: { type: 'update', params: ({ event }) => event } } },
  initial: 'shown',
  states: {
    shown: {
      description: 'The tags are shown; the tag that was removed last can be assigned again.',
      on: {
        'tag.assign': {
          target: 'assigning',
          actions: [{ type: 'select', params: ({ event }) => event }, 'clearRemoved'],
        },
        'tag.create': {
          target: 'creating',
          actions: [{ type: 'selectNew', params: ({ event }) => event }, 'clearRemoved'],
        },
        'tag.remove': {
          target: 'removing',
          actions: [
            { type: 'select', params: ({ event: { tag } }) => tag },
            { type: 'storeRemoved', params: ({ event }) => event },
          ],
        },
        'removal.undo': {
          guard: 'hasRemoved',
          target: 'assigning',
          actions: { type: 'select', params: ({ context }) => context.removed as ProjectTag },
        },
      },
    },
    creating: {
      description: 'A new tag is being added; then it is assigned.',
      tags: 'busy',
      invoke: {
        id: 'createTag',
        src: 'createTag',
        input: ({ self, context: { newName: name } }) => ({
          id: getNewId(self, name),
          name,
          color: pickColor(name),
        }),
        onDone: {
          target: 'assigning',
          actions: { type: 'selectCreated', params: ({ event }) => event.output },
        },
        onError: {
          target: 'shown',
          actions: { type: 'storeFailure', params: ({ event }) => event },
        },
      },
    },
    assigning: {
      description: 'A tag is being assigned, or its validity for sub-projects is being changed.',
      tags: 'busy',
      invoke: {
        id: 'assignTag',
        src: 'assignTag',
        input: ({ context: { detail, change } }) => ({
          projectId: detail.project.id,
          tagId: change?.tagId ?? '',
          assignedToAll: change?.assignedToAll ?? false,
        }),
        onDone: {
          target: 'shown',
          actions: [
            { type: 'show', params: ({ event }) => event.output },
            'clearNew',
            'clearRemoved',
            'reportChange',
          ],
        },
        onError: {
          target: 'shown',
          actions: [{ type: 'storeFailure', params: ({ event }) => event }, 'reportChange'],
        },
      },
    },
    removing: {
      description: 'A tag is being removed from the project.',
      tags: 'busy',
      invoke: {
        id: 'removeTag',
        src: 'removeTag',
        input: ({ context: { detail, change } }) => ({
          projectId: detail.project.id,
          tagId: change?.tagId ?? '',
        }),
        onDone: {
          target: 'shown',
          actions: [{ type: 'show', params: ({ event }) => event.output }, 'reportChange'],
        },
        onError: {
          target: 'shown',
          actions: [
            { type: 'storeFailure', params: ({ event }) => event },
            'clearRemoved',
            'reportChange',
          ],
        },
      },
    },
  },
});

export type ProjectTagsActor = ActorRefFrom<typeof projectTagsMachine>;
