import { assign, emit, setup } from 'xstate';
import { toCause, type Cause } from '../cause.ts';
import { loadProjects } from './project-analytics.actors.ts';
import {
  buildCarousel,
  filtersText,
  isSearching,
  defaultFilters,
  type ProjectFilter,
  type ProjectNode,
} from './project-tree.ts';

/** The state of the page in its URL. */
export interface ProjectsAddress {
  filters: readonly ProjectFilter[];
  search: string;
  /** The project whose popup is open; null for none. */
  projectId: string | null;
}

export interface ProjectAnalyticsContext extends ProjectsAddress {
  /** The filters that are ticked but not applied yet. */
  selected: readonly ProjectFilter[];
  /** Null before the first response. */
  nodes: readonly ProjectNode[] | null;
  /** Whether the URL does not contain the typed text yet. */
  isTyping: boolean;
  cause: Cause | null;
}

export type ProjectAnalyticsEvent =
  | ({ type: 'address.changed' } & ProjectsAddress)
  | { type: 'SEARCH'; text: string }
  | { type: 'typing.paused' }
  | { type: 'SELECT_FILTERS'; filters: readonly ProjectFilter[] }
  | { type: 'APPLY' }
  | { type: 'CLEAR' }
  | { type: 'SELECT'; id: string }
  | { type: 'project.selectNext' }
  | { type: 'project.selectPrevious' }
  | { type: 'tab.returned' };

export type ProjectAnalyticsEmitted =
  /** The URL has to change to this. */
  | { type: 'search.applied'; filters: readonly ProjectFilter[]; search: string }
  /** The popup of a project has to open. */
  | { type: 'details.requested'; projectId: string };

/**
 * The projects of the carousel while a popup is open; empty where its project is not in the tree.
 */
export const carouselIn = ({
  nodes,
  search,
  projectId,
}: Pick<ProjectAnalyticsContext, 'nodes' | 'search' | 'projectId'>): readonly string[] =>
  nodes === null || projectId === null ? [] : buildCarousel(nodes, search, projectId);

/** The project at the given offset in the carousel. */
function findSibling(context: ProjectAnalyticsContext, by: 1 | -1): string | null {
  const carousel = carouselIn(context);
  return carousel[carousel.indexOf(context.projectId ?? '') + by] ?? null;
}

export const projectAnalyticsSetup = setup({
  types: {
    context: {} as ProjectAnalyticsContext,
    events: {} as ProjectAnalyticsEvent,
    emitted: {} as ProjectAnalyticsEmitted,
    input: {} as ProjectsAddress,
    tags: {} as 'busy' | 'ready',
  },
  actors: { loadProjects },
  // How long typing pauses before the text is written to the URL.
  delays: { pause: 300 },
  guards: {
    hasOtherFilters: ({ context }, { filters }: ProjectsAddress) =>
      filtersText(filters) !== filtersText(context.filters),
    canApply: ({ context: { search, selected } }) => !isSearching(search) && selected.length > 0,
    canClear: ({ context: { search } }) => !isSearching(search),
    hasNext: ({ context }) => findSibling(context, 1) !== null,
    hasPrevious: ({ context }) => findSibling(context, -1) !== null,
  },
  actions: {
    takeAddress: assign(({ context }, { filters, search, projectId }: ProjectsAddress) => {
      const isSame = filtersText(filters) === filtersText(context.filters);
      return {
        filters,
        selected: isSame ? context.selected : filters,
        // Text still being typed is newer than the URL.
        search: context.isTyping ? context.search : search,
        projectId,
      };
    }),
    show: assign((_, nodes: readonly ProjectNode[]) => ({ nodes })),
    storeCause: assign((_, { error }: { error: unknown }) => ({ cause: toCause(error) })),
    search: assign((_, { text }: { text: string }) => ({ search: text, isTyping: true })),
    stopTyping: assign({ isTyping: false }),
    selectFilters: assign((_, { filters }: { filters: readonly ProjectFilter[] }) => ({
      selected: filters,
    })),
    applySelected: assign(({ context }) => ({ filters: context.selected })),
    applyDefaults: assign({ filters: defaultFilters, selected: defaultFilters, search: '' }),
    emitSearch: emit(({ context: { filters, search } }) => ({
      type: 'search.applied' as const,
      filters,
      search,
    })),
    select: assign((_, { id }: { id: string }) => ({ projectId: id })),
    goOn: assign(({ context }) => ({ projectId: findSibling(context, 1) })),
    goBack: assign(({ context }) => ({ projectId: findSibling(context, -1) })),
    requestDetails: emit(({ context: { projectId } }) => ({
      type: 'details.requested' as const,
      projectId: projectId ?? '',
    })),
  },
});
