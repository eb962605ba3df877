import type { components } from '@atrium/contract/generated/types.ts';
import { isAdministrator } from '../../core/records/access.ts';
import type { Call } from '../../core/requests/handler.ts';
import { byText } from '../../core/records/names.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { ProjectTagRecord, TagRecord } from '../../store/world/tags.ts';

type Db = Scope<World>;
type ProjectTag = components['schemas']['ProjectTag'];
type Tag = components['schemas']['Tag'];
/** A project. */
type Named = { id: string };
type Viewer = Pick<Call<'getProjectTags'>, 'db' | 'user'>;

/**
 * The tags of a project, by name: its own, and those inherited from its ancestors. A tag that
 * occurs more than once counts for the nearest project. Source: PROJ-027.
 */
export function tagsIn(
  chain: readonly string[],
  assignedTo: (projectId: string) => readonly ProjectTagRecord[],
  tags: ReadonlyMap<string, TagRecord>,
): ProjectTag[] {
  const found = new Map<string, ProjectTag>();
  for (const [at, id] of chain.entries()) {
    const isInherited = at > 0;
    for (const { projectId, tagId, assignedToAll } of assignedTo(id)) {
      const tag = tags.get(tagId);
      if (!tag || found.has(tagId) || (isInherited && !assignedToAll)) continue;
      const { name: tagName, color: tagColor } = tag;
      found.set(tagId, { projectId, tagId, tagName, tagColor, isInherited, assignedToAll });
    }
  }
  return [...found.values()].toSorted(byText(({ tagName }) => tagName));
}

/** The tags of one project, which is passed with all its ancestors. */
export async function listProjectTags(db: Db, chain: readonly Named[]): Promise<ProjectTag[]> {
  const assigned = await readAssigned(db, chain);
  return pickTags(assigned, await readTags(db, assigned))(chain);
}

/**
 * Gets the tags of any of some projects, which is passed with all its ancestors: only these tags if
 * there are some.
 */
export async function loadTagsIn(
  db: Db,
  projects: ReadonlyMap<string, Named>,
  tags?: ReadonlyMap<string, TagRecord>,
): Promise<(chain: readonly Named[]) => ProjectTag[]> {
  const assigned = await readAssigned(db, [...projects.values()]);
  return pickTags(assigned, tags ?? (await readTags(db, assigned)));
}

const readTags = (db: Db, assigned: readonly ProjectTagRecord[]) =>
  db.getMany(
    'tags',
    assigned.map(({ tagId }) => tagId),
  );

const readAssigned = (db: Db, projects: readonly Named[]) =>
  db.query('projectTags', { where: { projectId: projects.map(({ id }) => id) } });

function pickTags(
  assigned: readonly ProjectTagRecord[],
  tags: ReadonlyMap<string, TagRecord>,
): (chain: readonly Named[]) => ProjectTag[] {
  const byProject = Map.groupBy(assigned, ({ projectId }) => projectId);
  return (chain) =>
    tagsIn(
      chain.map(({ id }) => id),
      (id) => byProject.get(id) ?? [],
      tags,
    );
}

/** The tags that a person can assign, by name: those without a team, and those of their teams. */
export async function assignableTags(viewer: Viewer): Promise<Tag[]> {
  const tags = await viewer.db.query('tags', { order: { by: 'name' } });
  const teamIds = isAdministrator(viewer.user) ? null : await listTeamIds(viewer);
  return tagViews(
    viewer.db,
    tags.filter(({ teamId }) => teamId === null || teamIds === null || teamIds.has(teamId)),
  );
}

/**
 * Whether a person may assign a tag: administrators all, others those without a team or of their
 * own teams.
 */
export async function mayAssign(viewer: Viewer, { teamId }: TagRecord): Promise<boolean> {
  if (teamId === null || isAdministrator(viewer.user)) return true;
  return (await listTeamIds(viewer)).has(teamId);
}

/** The ids of the teams that a person belongs to. */
export async function listTeamIds({
  db,
  user: { employeeId },
}: Viewer): Promise<ReadonlySet<string>> {
  if (employeeId === null) return new Set();
  const memberships = await db.query('teamMembers', { where: { employeeId } });
  return new Set(memberships.map(({ teamId }) => teamId));
}

/** Tags in the contract's form. */
export async function tagViews(db: Db, tags: readonly TagRecord[]): Promise<Tag[]> {
  const tagId = tags.map(({ id }) => id);
  const groups = await db.groups('projectTags', { where: { tagId }, by: 'tagId' });
  const counts = new Map(groups.map(({ value, count }) => [value, count]));
  return tags.map((tag) => toTag(tag, counts.get(tag.id) ?? 0));
}

const toTag = (
  { id, name, color, createdOn, teamId, version }: TagRecord,
  projectCount: number,
): Tag => ({ id, name, color, createdOn, teamId, projectCount, version });

/** The id of an assignment; a project can have a tag only once. */
export const assignmentId = (projectId: string, tagId: string): string => `${projectId}:${tagId}`;
