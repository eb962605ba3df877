import { assign, emit, setup } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import { toCause, type Cause } from '../cause.ts';
import {
  loadContributors,
  loadDetails,
  loadTotalTime,
  type Contributor,
  type Period,
  type ProjectDetail,
} from './project-details.actors.ts';

/** In the order of the tabs. Source: ANLYT-057. */
export const periods = [
  'allTime',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
] as const satisfies readonly Period[];

/** Number of members shown at a time. Source: ANLYT-062. */
export const membersAtATime = 3;

/** The parts that are loaded separately. */
export type DetailsPart = 'details' | 'totalTime' | 'contributors';

export interface ProjectDetailsContext {
  /** Empty while no popup is open. */
  projectId: string;
  /** The selected tab, as an index of `periods`. */
  tab: number;
  /** Null until loaded. */
  detail: ProjectDetail | null;
  /** Seconds; null until loaded. */
  totalTime: number | null;
  /** Null until loaded. */
  contributors: readonly Contributor[] | null;
  /** Index of the first visible member. */
  firstMember: number;
  /** Why a part could not be loaded, where that is known. */
  causes: Readonly<Record<DetailsPart, Cause | null>>;
}

export type ProjectDetailsEvent =
  | { type: 'REQUEST_DETAILS'; projectId: string }
  | { type: 'CLOSE' }
  | { type: 'CHANGE_TAB'; tab: number }
  | { type: 'member.selectNext' }
  | { type: 'member.selectPrevious' }
  | { type: 'retry'; part: DetailsPart }
  | { type: 'tab.returned' };

/** The project no longer exists, so the tree is out of date. */
export interface ProjectDetailsEmitted {
  type: 'project.missed';
}

/** The context before any data of a project is loaded. */
export const nothing = {
  detail: null,
  totalTime: null,
  contributors: null,
  firstMember: 0,
  causes: { details: null, totalTime: null, contributors: null },
} satisfies Partial<ProjectDetailsContext>;

/** Limits the first visible member so that the last page is full. */
const within = (first: number, members: readonly Contributor[] | null) =>
  Math.max(0, Math.min(first, (members?.length ?? 0) - membersAtATime));

export const projectDetailsSetup = setup({
  types: {
    context: {} as ProjectDetailsContext,
    events: {} as ProjectDetailsEvent,
    emitted: {} as ProjectDetailsEmitted,
    tags: {} as 'open',
  },
  actors: { loadDetails, loadTotalTime, loadContributors },
  guards: {
    isAnother: ({ context }, { projectId }: { projectId: string }) =>
      projectId !== context.projectId,
    isAnotherTab: ({ context }, { tab }: { tab: number }) =>
      tab !== context.tab && periods[tab] !== undefined,
    isMissing: (_, { error }: { error: unknown }) => toProblem(error).kind === 'notFound',
    isPart: (_, { part, requested }: Record<'part' | 'requested', DetailsPart>) =>
      part === requested,
    hasNextMember: ({ context: { firstMember, contributors } }) =>
      firstMember < within(Infinity, contributors),
    hasPreviousMember: ({ context }) => context.firstMember > 0,
  },
  actions: {
    start: assign((_, { projectId }: { projectId: string }) => ({ ...nothing, projectId })),
    clearDetails: assign({ ...nothing, projectId: '', tab: 0 }),
    showDetail: assign((_, detail: ProjectDetail) => ({ detail })),
    showTotalTime: assign((_, totalTime: number) => ({ totalTime })),
    showContributors: assign(({ context }, contributors: readonly Contributor[]) => ({
      contributors,
      firstMember: within(context.firstMember, contributors),
    })),
    changeTab: assign(({ context: { causes } }, { tab }: { tab: number }) => ({
      tab,
      contributors: null,
      causes: { ...causes, contributors: null },
      firstMember: 0,
    })),
    moveMembers: assign(({ context }, { by }: { by: number }) => ({
      firstMember: within(context.firstMember + by, context.contributors),
    })),
    storeCause: assign(({ context }, { part, error }: { part: DetailsPart; error: unknown }) => ({
      causes: { ...context.causes, [part]: toCause(error) },
    })),
    clearCause: assign(({ context: { causes } }, { part }: { part: DetailsPart }) => ({
      causes: { ...causes, [part]: null },
    })),
    emitMissed: emit({ type: 'project.missed' }),
  },
});

type Failure = { error: unknown };

/** The transitions for a part that could not be loaded. */
export const buildFailureTransitions = (part: DetailsPart) => [
  {
    guard: { type: 'isMissing' as const, params: ({ event }: { event: Failure }) => event },
    target: '#missing',
  },
  {
    target: 'failed',
    actions: {
      type: 'storeCause' as const,
      params: ({ event: { error } }: { event: Failure }) => ({ part, error }),
    },
  },
];

/** A failed reload: the data loaded before stays. */
export const failureOfRefresh = [
  {
    guard: { type: 'isMissing' as const, params: ({ event }: { event: Failure }) => event },
    target: '#missing',
  },
  { target: 'shown' },
];

/** A part that could not be loaded is retried separately. */
export const buildRetryTransition = (requested: DetailsPart) => ({
  guard: {
    type: 'isPart' as const,
    params: ({ event: { part } }: { event: { part: DetailsPart } }) => ({ part, requested }),
  },
  target: 'loading',
  actions: { type: 'clearCause' as const, params: { part: requested } },
});

/** The period of a tab. */
export const toPeriod = (tab: number): Period => periods[tab] ?? 'allTime';
