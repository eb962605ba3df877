/** The tree of projects: levels as they are loaded, and the lines that they make. */
import type { Project } from '../project.ts';

/** The key of the first level; any other level has the id of the project above it. */
export const topKey = '';

/** The projects of one level below one project, as far as they are loaded. */
export interface TreeLevel {
  rows: readonly Project[];
  /** Number of all projects of the level. */
  total: number;
}

export type TreeLevels = Readonly<Record<string, TreeLevel>>;

/** A page of the projects below some projects; of the first level if there are none. */
export interface LevelRequest {
  parentIds: readonly string[];
  /** From 1. */
  page: number;
  /** The level from 1; further levels are loaded until the chosen depth. */
  depth: number;
}

/** Rows per request, the largest page of the contract. */
export const levelPageSize = 50;
/** Number of parents whose sub-projects are loaded together. */
const parentsTogether = 20;
/** Expanding many levels at once stops here: the rest is expanded by hand. */
export const mostExpanded = 500;

/** The levels that can be chosen; the last one stands for all. */
export const treeDepths = [1, 2, 3, 9] as const;
export type TreeDepth = (typeof treeDepths)[number];

/** A line of the tree: a project, or what stands for those that are not shown. */
export interface ProjectLine {
  id: string;
  kind: 'project' | 'more' | 'loading' | 'failed';
  depth: number;
  position: number;
  count: number;
  isExpanded: boolean | null;
  /** Of a project. */
  project: Project | null;
  /** The level that the line stands for. */
  level: string;
  /** Number of projects that are not loaded yet. */
  remaining: number;
}

/** What the lines are made of. */
export interface TreeState {
  levels: TreeLevels;
  expanded: readonly string[];
  failed: readonly string[];
}

/** The visible lines from top to bottom. */
export function buildLines(tree: TreeState, level = topKey, depth = 0): ProjectLine[] {
  const found = tree.levels[level];
  const rest = { depth, level, isExpanded: null, project: null, remaining: 0 } as const;
  if (!found) {
    const kind = tree.failed.includes(level) ? 'failed' : 'loading';
    return [{ ...rest, id: `${kind} ${level}`, kind, position: 1, count: 1 }];
  }
  const remaining = Math.max(0, found.total - found.rows.length);
  const count = found.rows.length + (remaining > 0 ? 1 : 0);
  const lines = found.rows.flatMap((project, at) => {
    const isOpen = tree.expanded.includes(project.id);
    const isExpanded = hasBelow(project) ? isOpen : null;
    const line: ProjectLine = {
      ...rest,
      id: project.id,
      kind: 'project',
      position: at + 1,
      count,
      isExpanded,
      project,
    };
    return isExpanded ? [line, ...buildLines(tree, project.id, depth + 1)] : [line];
  });
  if (remaining === 0) return lines;
  const kind = tree.failed.includes(level) ? 'failed' : 'more';
  return [...lines, { ...rest, id: `more ${level}`, kind, position: count, count, remaining }];
}

/** Whether a project has sub-projects to expand. */
export const hasBelow = ({ subProjectCount = 0 }: Project): boolean => subProjectCount > 0;

/** The levels with the rows of a response; the rows are sorted, and none is there twice. */
export function addRows(
  levels: TreeLevels,
  { parentIds }: LevelRequest,
  { rows, total }: TreeLevel,
): TreeLevels {
  if (parentIds.length === 0) return { ...levels, [topKey]: joined(levels[topKey], rows, total) };
  const byParent = Map.groupBy(rows, ({ parentProject }) => parentProject?.id ?? '');
  const added = parentIds.flatMap((id) => {
    const own = byParent.get(id) ?? [];
    // The response of one parent says how many there are; of several, the rows above say so.
    const count = parentIds.length === 1 ? total : countBelow(levels, id);
    return own.length === 0 && parentIds.length > 1 ? [] : [[id, joined(levels[id], own, count)]];
  });
  return { ...levels, ...(Object.fromEntries(added) as TreeLevels) };
}

function joined(level: TreeLevel | undefined, rows: readonly Project[], total: number): TreeLevel {
  const known = new Map((level?.rows ?? []).map((project) => [project.id, project]));
  for (const project of rows) known.set(project.id, project);
  return { rows: [...known.values()], total };
}

const countBelow = (levels: TreeLevels, id: string): number =>
  listRows(levels).find((project) => project.id === id)?.subProjectCount ?? 0;

/** All loaded projects. */
export const listRows = (levels: TreeLevels): Project[] =>
  Object.values(levels).flatMap(({ rows }) => rows);

/** The requests for the levels below some projects. */
export function requestBelow(projects: readonly Project[], depth: number): LevelRequest[] {
  const ids = projects.map(({ id }) => id);
  const requests: LevelRequest[] = [];
  for (let from = 0; from < ids.length; from += parentsTogether) {
    requests.push({ parentIds: ids.slice(from, from + parentsTogether), page: 1, depth });
  }
  return requests;
}

/** Which loaded projects are expanded at a depth, and what has to be loaded for it. */
export function expandTo(
  levels: TreeLevels,
  depth: number,
): { expanded: string[]; requests: LevelRequest[] } {
  const expanded: string[] = [];
  const requests: LevelRequest[] = [];
  let level = (levels[topKey]?.rows ?? []).filter(hasBelow);
  for (let at = 1; at < depth && level.length > 0; at += 1) {
    expanded.push(...level.map(({ id }) => id));
    const missing = level.filter(({ id }) => !levels[id]);
    requests.push(...requestBelow(missing, at + 1));
    level = level.flatMap(({ id }) => levels[id]?.rows ?? []).filter(hasBelow);
  }
  return { expanded, requests };
}
