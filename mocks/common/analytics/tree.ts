import type { components } from '@atrium/contract/generated/types.ts';
import type { Project } from '../../store/world/projects.ts';

type Node = components['schemas']['ProjectAnalyticsNode'];

type Placed = Pick<Project, 'id' | 'name' | 'code' | 'parentId'>;

/** A node's facts about its project in addition to its name. */
export type NodeFacts = Omit<Node, 'id' | 'projectName' | 'code' | 'subProjects'>;

/**
 * The matching projects as a tree, sorted by code. A project whose parent does not match is placed
 * under its nearest matching ancestor, else at the top. Source: ANLYT-060.
 */
export function buildTree<Each extends Placed>(
  all: readonly Each[],
  isFitting: (project: Each) => boolean,
  getFacts: (project: Each) => NodeFacts,
): Node[] {
  const byId = new Map(all.map((project) => [project.id, project]));
  const fitting = new Map(
    all
      .filter(isFitting)
      .toSorted((a, b) => (a.code < b.code ? -1 : 1))
      .map((project) => {
        const { id, name, code } = project;
        const node = {
          id,
          projectName: name,
          code,
          ...getFacts(project),
          subProjects: [] as Node[],
        };
        return [id, node];
      }),
  );
  const top: Node[] = [];
  for (const [id, node] of fitting) {
    const nearest = findAncestors(byId, id).find((ancestor) => fitting.has(ancestor));
    (fitting.get(nearest ?? '')?.subProjects ?? top).push(node);
  }
  return top;
}

/** The ids of a project's ancestors, nearest first. */
export function findAncestors(
  byId: ReadonlyMap<string, Pick<Placed, 'parentId'>>,
  id: string,
): string[] {
  const found: string[] = [];
  let parentId = byId.get(id)?.parentId ?? null;
  // A cycle of parents would loop forever.
  while (parentId !== null && parentId !== id && !found.includes(parentId)) {
    found.push(parentId);
    parentId = byId.get(parentId)?.parentId ?? null;
  }
  return found;
}
