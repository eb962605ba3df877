import type { components } from '#openapi/generated/types.ts';
import { message, ok, sent, type Call, type Handlers } from '../../core/handler.ts';
import { workbook, type SheetColumn } from '../../core/workbook.ts';
import { isAccessible } from '../../common/analytics/access.ts';
import { fileRange, toPeriod, toTimestamps } from '../../common/clockwork/period.ts';
import { sumTime } from '../../common/clockwork/time-sums.ts';
import { loadTagsIn, tagsById } from '../../common/tags/project-tags.ts';
import { listIdsBelow, listLine, readWithParents } from '../../common/projects/project-lines.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { TagRecord } from '../../store/world/tags.ts';
import { buildRows, toTime, type TaggedTime } from './tag-rows.ts';

type Db = Scope<World>;
type Row = components['schemas']['TagReportRow'];
type Project = Row['projects'][number];
type ReportCall = Pick<Call<'getTagReport'>, 'db' | 'user' | 'body' | 'clock'>;

/** The hours of each tag. Source: PRIV-050. */
export const tagReport: Pick<Handlers<'reports'>, 'getTagReport' | 'exportTagReport'> = {
  getTagReport: async (call) => {
    const { tags, times } = await tagged(call);
    const total = times.reduce((sum, { seconds }) => sum + seconds, 0);
    const { totalTimeInSeconds, totalTime } = toTime(total);
    return ok({ tagReport: buildRows(tags, times), totalTimeInSeconds, totalTime });
  },

  exportTagReport: async (call) => {
    const { tags, times } = await tagged(call);
    const seconds = times.reduce((sum, each) => sum + each.seconds, 0);
    // A project with two of the tags counts once, as in the report.
    const total = [null, null, null, toTime(seconds).totalTimeInHours];
    const totalLabel = message('sheetTotalOnce');
    const days = fileRange(toPeriod(call.body));
    const book = { name: `TagReport-${days}`, sheet: days };
    const rows = buildRows(tags, times).flatMap(({ tagName, projects }) =>
      projects.map((project) => ({ ...project, tagName })),
    );
    return sent(
      workbook({ ...book, columns, rows, ...(rows.length > 0 && { total, totalLabel }) }),
    );
  },
};

const columns: readonly SheetColumn<Project & Pick<Row, 'tagName'>>[] = [
  { heading: message('headTag'), value: ({ tagName }) => tagName },
  { heading: message('headProjectCode'), value: ({ projectCode }) => projectCode },
  { heading: message('headProjectName'), value: ({ projectName }) => projectName },
  { heading: message('headTagHours'), value: ({ totalTimeInHours }) => totalTimeInHours },
];

/** The requested tags, and the time of each project that has one of them. */
async function tagged(call: ReportCall) {
  const { db, user, body, clock } = call;
  const tags = await findTags(db, body.tagIds);
  const { seconds } = await sumTime('projectId', {
    db,
    now: new Date(clock.now()).toISOString(),
    span: toTimestamps(toPeriod(body), user.timeZone),
    where: body.tagIds.length > 0 ? { projectId: await listTaggedIds(db, [...tags.keys()]) } : {},
  });
  const ids = [...seconds.keys()].toSorted();
  const projects = await readWithParents(db, ids);
  const getTags = await loadTagsIn(db, projects, tags);
  const times = ids.flatMap((id): TaggedTime[] => {
    const line = listLine(projects, id);
    const [project] = line;
    if (!project || !isAccessible(user, project)) return [];
    return [{ project, projectTags: getTags(line), seconds: seconds.get(id) ?? 0 }];
  });
  return { tags: [...tags.values()], times: times.filter((each) => each.projectTags.length > 0) };
}

/** The tags with these ids, or all if there are none. */
async function findTags(db: Db, ids: readonly string[]): Promise<Map<string, TagRecord>> {
  return ids.length > 0 ? new Map(await db.getMany('tags', ids)) : tagsById(db);
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
