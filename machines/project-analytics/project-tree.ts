import type { Schema } from '#openapi/client/index.ts';
import { isBlank, searchableText } from '../texts.ts';

/** A project of the tree with those below it. */
export type ProjectNode = Schema<'ProjectAnalyticsNode'>;

/** What the tree is narrowed by; a project has to fit all that are chosen. */
export type ProjectFilter = Schema<'ProjectAnalyticsFilter'>;

/** In the order of the documents. Source: ANLYT-045. */
export const projectFilters = [
  'AccessibleToMe',
  'OnWatchlist',
  'OwnedByMe',
  'ProgressingInTheLastWeek',
  'StoppedInTheLastWeek',
  'Impedimented',
] as const satisfies readonly ProjectFilter[];

/** What the tree shows until something else is asked for. Source: ANLYT-045. */
export const defaultFilters: readonly ProjectFilter[] = ['AccessibleToMe'];

/** Where a project stands in the tree. */
interface TreeNode {
  node: ProjectNode;
  /** 0 at the top. */
  depth: number;
  /** The place of the one above it in the same list; -1 at the top. */
  above: number;
  /** Name and code, as they are searched. */
  plain: string;
}

const known = new WeakMap<readonly ProjectNode[], readonly TreeNode[]>();

/** All projects of a tree from top to bottom, each before those below it. */
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

/** How many projects a tree has. */
export const countNodes = (nodes: readonly ProjectNode[]): number => flattenTree(nodes).length;

/** A project of the tree by its id. */
export const findNode = (nodes: readonly ProjectNode[], id: string): ProjectNode | undefined =>
  flattenTree(nodes).find(({ node }) => node.id === id)?.node;

/** Which projects are open: all or none, except these. */
export interface Expansion {
  isAll: boolean;
  except: readonly string[];
}

export const allOpen: Expansion = { isAll: true, except: [] };
export const allClosed: Expansion = { isAll: false, except: [] };

/** Opens a project that is closed, and closes one that is open. */
export const toggled = ({ isAll, except }: Expansion, id: string): Expansion => ({
  isAll,
  except: except.includes(id) ? except.filter((each) => each !== id) : [...except, id],
});

/** A project as a line of the tree. */
export interface TreeRow {
  id: string;
  node: ProjectNode;
  /** 0 at the top. */
  depth: number;
  /** Among those beside it, from 1. */
  position: number;
  count: number;
  /** Null where nothing is below it. */
  isExpanded: boolean | null;
  /** Whether it is what is searched for, and not above such a one. */
  isMatch: boolean;
}

/** What the tree is looked at by. */
export interface TreeView {
  nodes: readonly ProjectNode[];
  search: string;
  expansion: Expansion;
}

/** Whether a text is searched for; blanks alone are none. */
export const isSearching = (search: string): boolean => !isBlank(search);

/** Which places a search finds; all of them without one. */
function createMatcher(treeNodes: readonly TreeNode[], search: string): (at: number) => boolean {
  if (!isSearching(search)) return () => true;
  const requested = searchableText(search);
  return (at) => treeNodes[at]?.plain.includes(requested) ?? false;
}

/** Which places are in sight of a search: those that it finds, and those above them. */
function findVisible(treeNodes: readonly TreeNode[], isMatch: (at: number) => boolean): boolean[] {
  const isVisible = treeNodes.map((_, at) => isMatch(at));
  for (let at = treeNodes.length - 1; at >= 0; at -= 1) {
    const above = treeNodes[at]?.above ?? -1;
    if (isVisible[at] && above >= 0) isVisible[above] = true;
  }
  return isVisible;
}

/** The lines of the tree that are to be seen, from top to bottom. Source: ANLYT-042. */
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
 * The projects that can be gone through from one of them: what the search has found, else those
 * beside it, which at the top are all of the top. None where it is not in the tree.
 * Source: ANLYT-060.
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
    // One above a match can be chosen as well.
    return treeNodes.flatMap(({ node }, at) => (isMatch(at) || node.id === id ? [node.id] : []));
  }
  return treeNodes.flatMap(({ node, above }) => (above === selected.above ? [node.id] : []));
}

/** The open projects above a project, so that it is in sight. */
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

/** Filters as an address has them. */
export const filtersText = (filters: readonly ProjectFilter[]): string => filters.join(separator);

/** The filters of such a text, each once; the usual ones where it names none. */
export function parseFilters(text: unknown): readonly ProjectFilter[] {
  const named = typeof text === 'string' ? text.split(separator) : [];
  const found = projectFilters.filter((each) => named.includes(each));
  return found.length > 0 ? found : defaultFilters;
}
