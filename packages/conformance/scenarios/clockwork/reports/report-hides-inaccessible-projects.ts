import { scenario } from '../../../scenario/types.ts';
import { add, emptyDay } from '../../../support/clockwork.ts';
import { role, withRoles } from '../../../support/people.ts';
import { fetchProfile } from '../../../support/profile.ts';
import { getEmployeeId, project, task } from '../../../support/projects.ts';

/** Placeholder for all projects whose names the reader may not see. */
const otherProjects = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

export default scenario({
  title:
    'A time report counts the hours on projects that its reader does not see, without their names',
  source: 'PRIV-039, CLOCK-D01',
  isExclusive: true,
  async run(ctx) {
    const [admin, reader, me] = [ctx.as('admin'), ctx.as('teamLead'), ctx.as('colleague')];
    const projectId = await project(ctx, admin);
    const taskId = await task(ctx, admin, projectId);
    const employeeId = await getEmployeeId(me);
    await admin.request('addProjectMember', { body: { projectId, employeeId } });
    const day = await emptyDay(ctx, me);
    const { id } = await add(ctx, me, { day, from: '09:00', to: '10:00' });
    await me.request('assignClockWorkEntries', { query: { taskId }, body: [{ id }] });
    const all = await role(ctx, admin, [
      'clockwork.basic',
      'timereport.basic',
      'clockwork.centralizedClockwork',
    ]);
    const { id: readerId } = await fetchProfile(reader);
    await withRoles(admin, { id: readerId, roleIds: [all.id] }, async () => {
      const days = { startDateAsString: day, endDateAsString: day };
      const body = { ...days, employeeId, projectIds: [], isCumulative: false };
      const fetchRow = async (actor: typeof me) => {
        const { timeReportClockWorkEntries: rows } = await actor.request('getTimeReport', { body });
        return rows.find((row) => row.id === id);
      };
      const named = await fetchRow(admin);
      ctx.expectEqual('the project for an administrator', named?.projectId, projectId);
      const row = await fetchRow(reader);
      ctx.expectEqual(
        'what the reader learns',
        [row?.projectId, row?.taskId, row?.projectDisplayString, row?.taskDisplayString],
        [otherProjects, null, '', ''],
      );
      ctx.expectEqual('its hours', row?.totalTimeInSeconds, 3600);
      const { projects } = await reader.request('getTimeReportProjects', { body });
      const ids = projects.map((each) => each.projectId);
      ctx.expectThat('the project is not offered', !ids.includes(projectId));
    });
    await admin.request('deleteRole', { path: { id: all.id } });
  },
});
