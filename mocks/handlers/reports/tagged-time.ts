import type { Call } from '../../core/requests/handler.ts';
import { emptyId } from '../../core/records/names.ts';
import { isAccessible } from '../../common/analytics/access.ts';
import { toTimestamps, type Period } from '../../common/clockwork/period.ts';
import { sumTime } from '../../common/clockwork/time-sums.ts';
import { loadTagsIn } from '../../common/tags/project-tags.ts';
import { listIdsBelow, listLine, readWithParents } from '../../common/projects/project-lines.ts';
import type { Scope, Where } from '../../store/store.ts';
import type { EntryRecord, World } from '../../store/world.ts';
import type { TagRecord } from '../../store/world/tags.ts';
import type { TaggedTime } from './tag-rows.ts';

type Db = Scope<World>;
export type TagReportCall = Pick<Call<'getTagReport'>, 'db' | 'user' | 'body' | 'clock'>;
type Filters = Pick<TagReportCall['body'], 'tagIds' | 'teamIds' | 'employeeIds' | 'projectIds'>;

/** What a report counts: its tags, and the condition of its entries. */
export interface Counted {
  tags: readonly TagRecord[];
  where: Where<EntryRecord>;
}

/** The tags and entries of the filters. */
export async function findCounted(db: Db, filters: Filters): Promise<Counted> {
  const { tagIds, teamIds = [], employeeIds = [], projectIds = [] } = filters;
  const tags = await findTags(db, tagIds, teamIds);
  const isOfSome = tagIds.length > 0 || teamIds.length > 0;
  const tagged = isOfSome
    ? await listTaggedIds(
        db,
        tags.map(({ id }) => id),
      )
    : null;
  const requested = new Set(projectIds);
  const counted =
    tagged && requested.size > 0
      ? tagged.filter((id) => requested.has(id))
      : (tagged ?? (requested.size > 0 ? [...requested] : null));
  return {
    tags,
    where: {
      ...(counted && { projectId: counted }),
      ...(employeeIds.length > 0 && { employeeId: [...new Set(employeeIds)] }),
    },
  };
}

/** The tags with these ids, or all if there are none; of these teams, if there are some. */
async function findTags(
  db: Db,
  ids: readonly string[],
  teamIds: readonly string[],
): Promise<TagRecord[]> {
  const tags = ids.length > 0 ? [...(await db.getMany('tags', ids)).values()] : db.query('tags');
  const teams = new Set(teamIds);
  return (await tags).filter(({ teamId }) => teams.size === 0 || teams.has(teamId ?? emptyId));
}

/** The ids of the projects that have one of the tags, and of all that can inherit one. */
async function listTaggedIds(db: Db, tagId: readonly string[]): Promise<string[]> {
  const assigned = await db.query('projectTags', { where: { tagId } });
  const passedOn = assigned.filter(({ assignedToAll }) => assignedToAll);
  const below = await listIdsBelow(
    db,
    passedOn.map(({ projectId }) => projectId),
  );
  return [...new Set([...assigned.map(({ projectId }) => projectId), ...below])];
}

/** Sums the counted time of some days by project, and lists the entries that need an end. */
export const sumProjects = (
  { db, user, clock }: TagReportCall,
  where: Counted['where'],
  days: Period,
) =>
  sumTime('projectId', {
    db,
    now: new Date(clock.now()).toISOString(),
    span: toTimestamps(days, user.timeZone),
    where,
  });

/** Loads the projects with these ids, and returns those that the user sees with their tags. */
export async function loadTagged(
  { db, user }: TagReportCall,
  tags: readonly TagRecord[],
  projectIds: Iterable<string>,
): Promise<(seconds: ReadonlyMap<string, number>) => TaggedTime[]> {
  const ids = [...new Set(projectIds)].toSorted();
  const projects = await readWithParents(db, ids);
  const getTags = await loadTagsIn(db, projects, new Map(tags.map((tag) => [tag.id, tag])));
  const tagged = ids.flatMap((id) => {
    const line = listLine(projects, id);
    const [project] = line;
    if (!project || !isAccessible(user, project)) return [];
    const projectTags = getTags(line);
    return projectTags.length > 0 ? [{ project, projectTags }] : [];
  });
  return (seconds) =>
    tagged.map((each) => ({ ...each, seconds: seconds.get(each.project.id) ?? 0 }));
}
