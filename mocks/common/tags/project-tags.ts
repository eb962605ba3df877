import type { components } from '#openapi/generated/types.ts';
import { isAdministrator } from '../../core/access.ts';
import type { Call } from '../../core/handler.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { ProjectTagRecord, TagRecord } from '../../store/world/tags.ts';

type Db = Scope<World>;
type ProjectTag = components['schemas']['ProjectTag'];
type Tag = components['schemas']['Tag'];
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
  return [...found.values()].toSorted((a, b) => a.tagName.localeCompare(b.tagName));
}

/** The tags of one project, which is passed with all its ancestors. */
export async function listProjectTags(
  db: Db,
  chain: readonly { id: string }[],
): Promise<ProjectTag[]> {
  const ids = chain.map(({ id }) => id);
  const records = await Promise.all(
    ids.map((projectId) => db.query('projectTags', { where: { projectId } })),
  );
  const assigned = Map.groupBy(records.flat(), ({ projectId }) => projectId);
  return tagsIn(ids, (id) => assigned.get(id) ?? [], await tagsById(db));
}

/** All tags by their ids. */
export async function tagsById(db: Db): Promise<Map<string, TagRecord>> {
  return new Map((await db.query('tags')).map((tag) => [tag.id, tag]));
}

/** The tags that a person can assign, by name: those without a team, and those of their teams. */
export async function assignableTags(viewer: Viewer): Promise<Tag[]> {
  const tags = await viewer.db.query('tags');
  const may = await Promise.all(tags.map((tag) => mayAssign(viewer, tag)));
  return byName(
    await Promise.all(tags.filter((_, at) => may[at]).map((tag) => tagView(viewer.db, tag))),
  );
}

/**
 * Whether a person may assign a tag: administrators all, others those without a team or of their
 * own teams.
 */
export async function mayAssign({ db, user }: Viewer, { teamId }: TagRecord): Promise<boolean> {
  if (teamId === null || isAdministrator(user)) return true;
  if (user.employeeId === null) return false;
  return (await db.count('teamMembers', { teamId, employeeId: user.employeeId })) > 0;
}

/** A tag in the contract's form. */
export async function tagView(
  db: Db,
  { id, name, color, createdOn, teamId, version }: TagRecord,
): Promise<Tag> {
  const projectCount = await db.count('projectTags', { tagId: id });
  return { id, name, color, createdOn, teamId, projectCount, version };
}

/** Sorts tags by locale rules. */
export const byName = (tags: readonly Tag[]): Tag[] =>
  tags.toSorted((a, b) => a.name.localeCompare(b.name));
