import type { Schema } from '#openapi/client/index.ts';
import { isBlank, searchableText } from '../texts.ts';

/** A project of the tree with its descendants. */
export type ProjectNode = Schema<'ProjectAnalyticsNode'>;

/** The filters of the tree; a project has to match all selected ones. */
export type ProjectFilter = Schema<'ProjectAnalyticsFilter'>;

/** In the order of the requirements. Source: ANLYT-045. */
export const projectFilters = [
  'AccessibleToMe',
  'OnWatchlist',
  'OwnedByMe',
  'ProgressingInTheLastWeek',
  'StoppedInTheLastWeek',
  'Impedimented',
] as const satisfies readonly ProjectFilter[];

/** The filters of the tree until others are selected. Source: ANLYT-045. */
export const defaultFilters: readonly ProjectFilter[] = ['AccessibleToMe'];

/** The location of a project in the tree. */
interface TreeNode {
  node: ProjectNode;
  /** 0 for top-level projects. */
  depth: number;
  /** The index of the parent in the same list; -1 for top-level projects. */
  above: number;
  /** Name and code, normalized for searching. */
  plain: string;
}

const known = new WeakMap<readonly ProjectNode[], readonly TreeNode[]>();

/** All projects of a tree from top to bottom, each before its descendants. */
function flattenTree(nodes: readonly ProjectNode[]): readonly TreeNode[] {
  const found = known.get(nodes);
  if (found) return found;
  const treeNodes: TreeNode[] = [];
  const add = (siblings: readonly ProjectNode[], depth: number, above: number) => {
    for (const node of siblings) {
      const at = treeNodes.length;
      treeNodes.push({
        node,
        depth,
        above,
        plain: searchableText(`${node.code} ${node.projectName}`),
      });
      add(node.subProjects, depth + 1, at);
    }
  };
  add(nodes, 0, -1);
  known.set(nodes, treeNodes);
  return treeNodes;
}

/** The number of projects in a tree. */
export const countNodes = (nodes: readonly ProjectNode[]): number => flattenTree(nodes).length;

/** A project of the tree by its id. */
export const findNode = (nodes: readonly ProjectNode[], id: string): ProjectNode | undefined =>
  flattenTree(nodes).find(({ node }) => node.id === id)?.node;

/** The expanded projects: all or none, except these. */
export interface Expansion {
  isAll: boolean;
  except: readonly string[];
}

export const allOpen: Expansion = { isAll: true, except: [] };
export const allClosed: Expansion = { isAll: false, except: [] };

/** Expands a collapsed project and collapses an expanded one. */
export const toggled = ({ isAll, except }: Expansion, id: string): Expansion => ({
  isAll,
  except: except.includes(id) ? except.filter((each) => each !== id) : [...except, id],
});

/** A project as a row of the tree. */
export interface TreeRow {
  id: string;
  node: ProjectNode;
  /** 0 for top-level projects. */
  depth: number;
  /** Among its siblings, from 1. */
  position: number;
  count: number;
  /** Null where it has no children. */
  isExpanded: boolean | null;
  /** Whether the project itself matches the search, and is not only an ancestor of a match. */
  isMatch: boolean;
}

/** The nodes, search text and expansion that determine the rows. */
export interface TreeView {
  nodes: readonly ProjectNode[];
  search: string;
  expansion: Expansion;
}

/** Whether a search is active; blanks alone are no search. */
export const isSearching = (search: string): boolean => !isBlank(search);

/** Tests which locations match a search; without one, all do. */
function createMatcher(treeNodes: readonly TreeNode[], search: string): (at: number) => boolean {
  if (!isSearching(search)) return () => true;
  const requested = searchableText(search);
  return (at) => treeNodes[at]?.plain.includes(requested) ?? false;
}

/** The locations visible in a search: the matches and their ancestors. */
function findVisible(treeNodes: readonly TreeNode[], isMatch: (at: number) => boolean): boolean[] {
  const isVisible = treeNodes.map((_, at) => isMatch(at));
  for (let at = treeNodes.length - 1; at >= 0; at -= 1) {
    const above = treeNodes[at]?.above ?? -1;
    if (isVisible[at] && above >= 0) isVisible[above] = true;
  }
  return isVisible;
}

/** The visible rows of the tree, from top to bottom. Source: ANLYT-042. */
export function buildRows({ nodes, search, expansion }: TreeView): readonly TreeRow[] {
  const treeNodes = flattenTree(nodes);
  const isMatch = createMatcher(treeNodes, search);
  const isVisible = findVisible(treeNodes, isMatch);
  const except = new Set(expansion.except);
  const counts = new Map<number, number>();
  treeNodes.forEach(({ above }, at) => {
    if (isVisible[at]) counts.set(above, (counts.get(above) ?? 0) + 1);
  });
  const positions = new Map<number, number>();
  const isOpen = treeNodes.map(() => false);
  const rows: TreeRow[] = [];
  treeNodes.forEach(({ node, depth, above }, at) => {
    if (!isVisible[at] || (above >= 0 && !isOpen[above])) return;
    const position = (positions.get(above) ?? 0) + 1;
    positions.set(above, position);
    const hasBelow = counts.has(at);
    isOpen[at] = hasBelow && expansion.isAll !== except.has(node.id);
    rows.push({
      id: node.id,
      node,
      depth,
      position,
      count: counts.get(above) ?? 0,
      isExpanded: hasBelow ? isOpen[at] : null,
      isMatch: isMatch(at),
    });
  });
  return rows;
}

/**
 * The projects in the carousel of one of them: the search results, otherwise its siblings, which at
 * the top level are all top-level projects. Empty where it is not in the tree. Source: ANLYT-060.
 */
export function buildCarousel(
  nodes: readonly ProjectNode[],
  search: string,
  id: string,
): readonly string[] {
  const treeNodes = flattenTree(nodes);
  const selected = treeNodes.find(({ node }) => node.id === id);
  if (!selected) return [];
  if (isSearching(search)) {
    const isMatch = createMatcher(treeNodes, search);
    // An ancestor of a match can be selected as well.
    return treeNodes.flatMap(({ node }, at) => (isMatch(at) || node.id === id ? [node.id] : []));
  }
  return treeNodes.flatMap(({ node, above }) => (above === selected.above ? [node.id] : []));
}

/** Expands the ancestors of a project, so that it is visible. */
export function openedTo(
  nodes: readonly ProjectNode[],
  expansion: Expansion,
  id: string,
): Expansion {
  const treeNodes = flattenTree(nodes);
  let above = treeNodes.find(({ node }) => node.id === id)?.above ?? -1;
  let opened = expansion;
  while (above >= 0) {
    const parent = treeNodes[above];
    if (!parent) break;
    const isOpen = opened.isAll !== opened.except.includes(parent.node.id);
    if (!isOpen) opened = toggled(opened, parent.node.id);
    above = parent.above;
  }
  return opened;
}

const separator = '.';

/** Filters in the format of the URL. */
export const filtersText = (filters: readonly ProjectFilter[]): string => filters.join(separator);

/**
 * Parses the filters of such a text, without duplicates; the default ones where it contains none.
 */
export function parseFilters(text: unknown): readonly ProjectFilter[] {
  const named = typeof text === 'string' ? text.split(separator) : [];
  const found = projectFilters.filter((each) => named.includes(each));
  return found.length > 0 ? found : defaultFilters;
}
