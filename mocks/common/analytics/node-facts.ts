import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { Project } from '../../store/world/projects.ts';
import { timeByProject } from './effort.ts';
import { openImpediments, watchedProjects } from './project-facts.ts';
import type { NodeFacts } from './tree.ts';

interface FactsContext {
  db: Scope<World>;
  /** The viewer of the tree; null without an employee record. */
  employeeId: string | null;
  /** ISO timestamp. */
  now: string;
}

/** The facts about some projects in the nodes of the tree, for one viewer: all loaded at once. */
export async function nodeFacts(
  context: FactsContext,
  ids: readonly string[],
): Promise<(project: Project) => NodeFacts> {
  const { db, employeeId } = context;
  const seconds = await timeByProject(context, ids);
  const impediments = await openImpediments(db, ids);
  const watched = await watchedProjects(db, employeeId, ids);
  return ({ id, ownerId }) => ({
    projectWorkEffortTotal: seconds.get(id) ?? 0,
    isOwner: ownerId === employeeId,
    isWatching: watched.has(id),
    unResolvedImpediment: impediments.get(id) ?? 0,
  });
}
