import { assign, setup } from 'xstate';
import { report as reportToParent } from '../children.ts';
import { toCause, type Cause } from '../cause.ts';
import { toFailure, type Failure } from '../validation/failure.ts';
import type { ProjectTag, TagChoice, TaggedProject } from './tagged-projects.ts';
import { assignProjectTag, loadTagChoices, removeProjectTag } from './tagging.actors.ts';

/** A tag of a project that is being changed, or was removed. */
interface TagChange {
  project: TaggedProject;
  tag: ProjectTag;
}

/** The result of an assignment to some projects. */
export interface TaggingReport {
  tag: TagChoice;
  assignedToAll: boolean;
  succeeded: readonly TaggedProject[];
  remaining: readonly { project: TaggedProject; failure: Failure }[];
}

export interface TaggingContext {
  /** The tags to filter by and to assign; null until loaded. */
  choices: readonly TagChoice[] | null;
  /** Why they could not be loaded. */
  cause: Cause | null;
  /** The projects that get a tag. */
  projects: readonly TaggedProject[];
  /** The selected tag. */
  tagId: string | null;
  assignedToAll: boolean;
  /** Whether the person has to select a tag first. */
  isUnselected: boolean;
  /** The projects that still wait for the tag. */
  queue: readonly TaggedProject[];
  report: TaggingReport | null;
  change: TagChange | null;
  /** The tag that was removed last, to assign it again. */
  removed: TagChange | null;
  /** Why the last change of one tag failed. */
  failure: Failure | null;
}

export type TaggingEvent =
  | { type: 'tags.assign'; projects: readonly TaggedProject[] }
  | { type: 'choice.changed'; change: { tagId?: string | null; assignedToAll?: boolean } }
  | { type: 'SAVE' | 'CANCEL' | 'retry' | 'removal.undo' | 'report.retry' | 'report.closed' }
  | ({ type: 'tag.switch' | 'tag.remove' } & TagChange);

/** Tags of projects have changed. */
export interface TagsChanged {
  type: 'tags.changed';
  /** Those that were to get a tag and have it now; a change of one tag names none. */
  projects: readonly TaggedProject[];
}

type Selection = Pick<TaggingContext, 'choices' | 'tagId'>;

/** A report is shown until its remaining projects are done, so that none of them is overlooked. */
const unfinished = ({ report }: TaggingContext) =>
  report && report.remaining.length > 0 ? report : null;

/** The remaining projects without the one that is assigned now. */
const withoutNext = ({ queue: [next], report }: TaggingContext) =>
  report?.remaining.filter(({ project }) => project.projectId !== next?.projectId) ?? [];

/** The selected tag, if the person can assign it. */
export const getSelectedTag = ({ choices, tagId }: Selection): TagChoice | null =>
  choices?.find(({ id, isAssignable }) => id === tagId && isAssignable) ?? null;

interface Failed {
  error: unknown;
}

export const initialTagging: TaggingContext = {
  choices: null,
  cause: null,
  projects: [],
  tagId: null,
  assignedToAll: false,
  isUnselected: false,
  queue: [],
  report: null,
  change: null,
  removed: null,
  failure: null,
};

export const taggingSetup = setup({
  types: {
    context: {} as TaggingContext,
    events: {} as TaggingEvent,
    emitted: {} as TagsChanged,
    tags: {} as 'dialog' | 'busy',
  },
  actors: { loadTagChoices, assignProjectTag, removeProjectTag },
  guards: {
    areChoicesMissing: ({ context }) => context.choices === null && context.cause === null,
    isTagSelected: ({ context }) => getSelectedTag(context) !== null,
    hasMore: ({ context }) => context.queue.length > 1,
    hasRemaining: ({ context }) => unfinished(context) !== null,
    hasRemoved: ({ context }) => context.removed !== null,
  },
  actions: {
    storeChoices: assign((_, choices: readonly TagChoice[]) => ({ choices, cause: null })),
    storeCause: assign((_, { error }: Failed) => ({ cause: toCause(error) })),
    open: assign(({ context }, { projects }: { projects: readonly TaggedProject[] }) => ({
      projects,
      tagId: null,
      assignedToAll: false,
      isUnselected: false,
      report: unfinished(context),
      failure: null,
      removed: null,
    })),
    choose: assign((_, { change }: { change: Partial<TaggingContext> }) => ({
      ...change,
      isUnselected: false,
    })),
    showUnselected: assign({ isUnselected: true }),
    queueProjects: assign(({ context }) => {
      const tag = getSelectedTag(context);
      return {
        queue: context.projects,
        report: tag && {
          tag,
          assignedToAll: context.assignedToAll,
          succeeded: [],
          remaining: [],
        },
      };
    }),
    queueRemaining: assign(({ context: { report } }) => ({
      queue: report?.remaining.map(({ project }) => project) ?? [],
      failure: null,
      removed: null,
    })),
    noteSucceeded: assign(({ context }) => {
      const { queue, report } = context;
      return {
        queue: queue.slice(1),
        report: report && {
          ...report,
          succeeded: [...report.succeeded, ...queue.slice(0, 1)],
          remaining: withoutNext(context),
        },
      };
    }),
    noteFailed: assign(({ context }, { error }: Failed) => {
      const { queue, report } = context;
      const failed = queue.slice(0, 1).map((project) => ({ project, failure: toFailure(error) }));
      return {
        queue: queue.slice(1),
        report: report && { ...report, remaining: [...withoutNext(context), ...failed] },
      };
    }),
    closeReport: assign({ report: null, failure: null, removed: null }),
    startChange: assign(({ context }, { project, tag }: TagChange) => ({
      change: { project, tag },
      failure: null,
      removed: null,
      report: unfinished(context),
    })),
    storeFailure: assign((_, { error }: Failed) => ({ failure: toFailure(error) })),
    noteRemoved: assign({ removed: ({ context }) => context.change }),
    clearRemoved: assign({ removed: null }),
    emitAssigned: reportToParent(({ context: { report } }) => ({
      type: 'tags.changed' as const,
      projects: report?.succeeded ?? [],
    })),
    emitChanged: reportToParent({ type: 'tags.changed', projects: [] }),
  },
});
