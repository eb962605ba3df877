import type { components } from '@atrium/contract/generated/types.ts';
import { encloseId } from '../../common/search-keys.ts';
import { tagViews } from '../../common/tags/project-tags.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { TagRecord } from '../../store/world/tags.ts';

type Db = Scope<World>;
type Tag = components['schemas']['Tag'];

/** The names of a project's tags, as the store joins them. */
const separator = ', ';

/** Tags with the number of projects that inherit each, and the names of their teams. */
export async function listTagViews(db: Db, tags: readonly TagRecord[]): Promise<Tag[]> {
  const teamIds = tags.flatMap(({ teamId }) => teamId ?? []);
  const [views, having, teams] = await Promise.all([
    tagViews(db, tags),
    countProjects(db, tags),
    db.getMany('teams', teamIds),
  ]);
  return views.map((tag) => ({
    ...tag,
    inheritingCount: Math.max(0, (having.get(tag.id) ?? 0) - tag.projectCount),
    teamName: tag.teamId === null ? null : (teams.get(tag.teamId)?.teamName ?? null),
  }));
}

/** One tag in the same form. */
export async function viewTag(db: Db, tag: TagRecord): Promise<Tag> {
  const [view] = await listTagViews(db, [tag]);
  if (!view) throw new Error(`Expected a view of tag ${tag.id}, found none.`);
  return view;
}

/** The number of projects that have or inherit each tag, by its id. */
async function countProjects(
  db: Db,
  tags: readonly TagRecord[],
): Promise<ReadonlyMap<string, number>> {
  const isSplittable = tags.length > 1 && tags.every(({ name }) => !name.includes(separator));
  return isSplittable ? countByNames(db, tags) : countById(db, tags);
}

/** Counts by the joined names: many projects have the same tags, so that these are few. */
async function countByNames(
  db: Db,
  tags: readonly TagRecord[],
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map(tags.map(({ id, name }) => [name, id]));
  const counts = new Map<string, number>();
  for (const { value, count } of await db.groups('projects', { by: 'tagNames' })) {
    for (const name of (value ?? '').split(separator)) {
      const id = ids.get(name);
      if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + count);
    }
  }
  return counts;
}

/** For one tag, and for names that cannot be told apart where they are joined. */
async function countById(db: Db, tags: readonly TagRecord[]): Promise<ReadonlyMap<string, number>> {
  const counted = tags.map(async ({ id }) => {
    const contains = [{ fields: ['tagIds'] as const, text: encloseId(id) }];
    const { total } = await db.page('projects', { contains, limit: 1 });
    return [id, total] as const;
  });
  return new Map(await Promise.all(counted));
}
