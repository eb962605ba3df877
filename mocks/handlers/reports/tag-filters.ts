import type { components } from '@atrium/contract/generated/types.ts';
import { byText } from '../../core/records/names.ts';
import { toTimestamps } from '../../common/clockwork/period.ts';
import { getRequestedDays } from '../../common/clockwork/requested-days.ts';
import { sumTime } from '../../common/clockwork/time-sums.ts';
import { findCounted, loadTagged, sumProjects, type TagReportCall } from './tagged-time.ts';

/** From the contract. */
const maxProjects = 500;

/** The options of the report's filters: all tags, and who worked on what on the requested days. */
export async function loadFilters(
  call: TagReportCall,
): Promise<components['schemas']['TagReportFiltersAnswer']> {
  const { db, user, clock } = call;
  const days = await getRequestedDays(call, call.body);
  const { tags, where } = await findCounted(db, { tagIds: [] });
  const { seconds } = await sumProjects(call, where, days);
  const toTimes = await loadTagged(call, tags, [
    ...seconds.keys(),
    ...(call.body.projectIds ?? []),
  ]);
  const requested = new Set(call.body.projectIds);
  const times = toTimes(seconds).filter(
    ({ seconds: own, project }) => own > 0 || requested.has(project.id),
  );
  const people = await sumTime('employeeId', {
    db,
    now: new Date(clock.now()).toISOString(),
    span: toTimestamps(days, user.timeZone),
    where: { projectId: times.map(({ project }) => project.id) },
  });
  const employees = await db.getMany('employees', [
    ...people.seconds.keys(),
    ...(call.body.employeeIds ?? []),
  ]);
  const teams = await db.getMany(
    'teams',
    tags.flatMap(({ teamId }) => teamId ?? []),
  );
  return {
    tags: tags
      .map(({ id, name, teamId }) => ({ tagId: id, tagName: name, teamId }))
      .toSorted(byText(({ tagName }) => tagName)),
    teams: [...teams.values()]
      .map(({ id, teamName }) => ({ teamId: id, teamName }))
      .toSorted(byText(({ teamName }) => teamName)),
    employees: [...employees.values()]
      .map(({ id, fullName, isActive }) => ({
        employeeId: id,
        employeeName: fullName,
        isFormer: !isActive,
      }))
      .toSorted(byText(({ employeeName }) => employeeName)),
    projects: times
      .toSorted((a, b) => b.seconds - a.seconds)
      .slice(0, maxProjects)
      .map(({ project: { id, code, name } }) => ({
        projectId: id,
        projectCode: code,
        projectName: name,
      }))
      .toSorted(byText(({ projectCode }) => projectCode)),
  };
}
