import { assign, setup } from 'xstate';
import { toCause, type Cause } from '../../cause.ts';
import { isSameSearch, type ListSearch } from '../../lists/list-search.ts';
import { loadLevel } from './project-tree.actors.ts';
import {
  addRows,
  expandTo,
  hasBelow,
  levelPageSize,
  listRows,
  mostExpanded,
  requestBelow,
  topKey,
  type LevelRequest,
  type TreeLevel,
  type TreeState,
} from './project-tree.ts';

export interface ProjectTreeInput {
  search: ListSearch;
  /** Number of levels that are expanded at first; 1 shows the first level alone. */
  depth: number;
}

export interface ProjectTreeContext extends ProjectTreeInput, TreeState {
  /** What is being loaded. */
  current: LevelRequest;
  /** What is loaded next, in order. */
  queue: readonly LevelRequest[];
  /** Whether levels stayed closed because there are too many projects. */
  isCut: boolean;
  cause: Cause | null;
}

export type ProjectTreeEvent =
  | { type: 'search.changed'; search: ListSearch }
  | { type: 'depth.changed'; depth: number }
  | { type: 'line.toggle'; id: string }
  /** More projects of a level are requested, for the first time or again. */
  | { type: 'level.load'; level: string };

/** The first page of the first level. */
const firstRequest: LevelRequest = { parentIds: [], page: 1, depth: 1 };

export const createTree = ({ search, depth }: ProjectTreeInput): ProjectTreeContext => ({
  search,
  depth,
  levels: {},
  expanded: [],
  failed: [],
  current: firstRequest,
  queue: [],
  isCut: false,
  cause: null,
});

const isFull = ({ levels }: Pick<TreeState, 'levels'>): boolean =>
  listRows(levels).length >= mostExpanded;

/** The requests that follow a response: its next page, and the levels below its rows. */
function getNext(context: ProjectTreeContext, answer: TreeLevel) {
  const { depth, queue, expanded, isCut, current: request } = context;
  const { parentIds, page } = request;
  const opened = request.depth < depth ? answer.rows.filter(hasBelow) : [];
  const isUnfinished = parentIds.length > 1 && page * levelPageSize < answer.total;
  if (isFull(context)) return { queue, isCut: isCut || opened.length > 0 || isUnfinished };
  return {
    expanded: [...new Set([...expanded, ...opened.map(({ id }) => id)])],
    queue: [
      ...(isUnfinished ? [{ ...request, page: page + 1 }] : []),
      ...queue,
      ...requestBelow(opened, request.depth + 1),
    ],
  };
}

/** Deeper than any chosen depth. */
const manual = 99;

const requestLevel = (level: string, { levels }: TreeState): LevelRequest => ({
  parentIds: level === topKey ? [] : [level],
  page: Math.floor((levels[level]?.rows.length ?? 0) / levelPageSize) + 1,
  // What a person loads by hand stays closed below.
  depth: manual,
});

/** The queue with a level at its start; each level is requested once. */
const requestFirst = (level: string, context: ProjectTreeContext): LevelRequest[] => {
  const request = requestLevel(level, context);
  const isOther = ({ parentIds }: LevelRequest) => String(parentIds) !== String(request.parentIds);
  return [request, ...context.queue.filter(isOther)];
};

export const treeSetup = setup({
  types: {
    context: {} as ProjectTreeContext,
    events: {} as ProjectTreeEvent,
    input: {} as ProjectTreeInput,
    tags: {} as 'busy' | 'ready',
  },
  actors: { loadLevel },
  guards: {
    isAnotherSearch: ({ context }, { search }: { search: ListSearch }) =>
      !isSameSearch(context.search, search),
    isAnotherDepth: ({ context }, { depth }: { depth: number }) => context.depth !== depth,
    hasRequests: ({ context }) => context.queue.length > 0,
  },
  actions: {
    start: assign(({ context }, { search }: { search: ListSearch }) =>
      createTree({ search, depth: context.depth }),
    ),
    setDepth: assign(({ context }, { depth }: { depth: number }) => {
      const { expanded, requests } = expandTo(context.levels, depth);
      const isStopped = isFull(context) && requests.length > 0;
      return { depth, expanded, queue: isStopped ? [] : requests, isCut: isStopped, failed: [] };
    }),
    toggle: assign(({ context }, { id }: { id: string }) => {
      const { expanded, levels, queue, failed } = context;
      if (expanded.includes(id)) return { expanded: expanded.filter((each) => each !== id) };
      const isMissing = !levels[id];
      return {
        expanded: [...expanded, id],
        failed: failed.filter((level) => level !== id),
        queue: isMissing ? requestFirst(id, context) : queue,
      };
    }),
    request: assign(({ context }, { level }: { level: string }) => ({
      queue: requestFirst(level, context),
      failed: context.failed.filter((each) => each !== level),
    })),
    takeNext: assign(({ context: { queue, current } }) => ({
      current: queue[0] ?? current,
      queue: queue.slice(1),
    })),
    show: assign(({ context }, { answer }: { answer: TreeLevel }) => {
      const levels = addRows(context.levels, context.current, answer);
      return { levels, cause: null, ...getNext({ ...context, levels }, answer) };
    }),
    noteFailed: assign(({ context }, { error }: { error: unknown }) => ({
      failed: [...new Set([...context.failed, ...getLevels(context.current)])],
      cause: toCause(error),
    })),
    storeCause: assign((_, { error }: { error: unknown }) => ({ cause: toCause(error) })),
  },
});

const getLevels = ({ parentIds }: LevelRequest): readonly string[] =>
  parentIds.length === 0 ? [topKey] : parentIds;
