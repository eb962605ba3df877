import type { components } from '#openapi/generated/types.ts';
import { message, ok, sent, type Call, type Handlers } from '../../core/handler.ts';
import { workbook, type SheetColumn } from '../../core/workbook.ts';
import { loadAccess } from '../../common/analytics/access.ts';
import { findAncestors } from '../../common/analytics/tree.ts';
import { loadEntries } from '../../common/analytics/effort.ts';
import { fileRange, toPeriod } from '../../common/clockwork/period.ts';
import { sumSeconds } from '../../common/clockwork/time.ts';
import { tagsById, tagsIn } from '../../common/tags/project-tags.ts';
import { buildRows, toTime, type TaggedTime } from './tag-rows.ts';

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
  const now = new Date(clock.now()).toISOString();
  const context = { db, timeZone: user.timeZone, now };
  const period = toPeriod(body);
  const requested = new Set(body.tagIds);
  const tags = await tagsById(db);
  for (const id of tags.keys()) if (requested.size > 0 && !requested.has(id)) tags.delete(id);
  const { all, accessible } = await loadAccess(call);
  const byId = new Map(all.map((project) => [project.id, project]));
  const assigned = Map.groupBy(await db.query('projectTags'), ({ projectId }) => projectId);
  const times = all.map(async (project): Promise<TaggedTime[]> => {
    if (!accessible.has(project.id)) return [];
    const chain = [project.id, ...findAncestors(byId, project.id)];
    const projectTags = tagsIn(chain, (id) => assigned.get(id) ?? [], tags);
    if (projectTags.length === 0) return [];
    const seconds = sumSeconds(context, await loadEntries(context, project.id, period));
    return [{ project, projectTags, seconds }];
  });
  return { tags: [...tags.values()], times: (await Promise.all(times)).flat() };
}
