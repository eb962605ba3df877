import { scenario } from '../../scenario/types.ts';
import { add, emptyDay } from '../../support/clockwork.ts';
import { role, withRoles } from '../../support/people.ts';
import { profileOf } from '../../support/profile.ts';
import { employeeIdOf, project, task } from '../../support/projects.ts';

/** Stands for all projects whose names the reader may not know. */
const otherProjects = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

export default scenario({
  title:
    'A time report counts the hours on projects that its reader does not see, without their names',
  source: 'PRIV-039; decisions, "ClockWork’s reports and the analytics"',
  isAlone: true,
  async run(kit) {
    const [admin, reader, me] = [kit.as('admin'), kit.as('teamLead'), kit.as('colleague')];
    const projectId = await project(kit, admin);
    const taskId = await task(kit, admin, projectId);
    const employeeId = await employeeIdOf(me);
    await admin.ask('addProjectMember', { body: { projectId, employeeId } });
    const day = await emptyDay(kit, me);
    const { id } = await add(kit, me, { day, from: '09:00', to: '10:00' });
    await me.ask('assignClockWorkEntries', { query: { taskId }, body: [{ id }] });
    const all = await role(kit, admin, [
      'clockwork.basic',
      'timereport.basic',
      'clockwork.centralizedClockwork',
    ]);
    const { id: readerId } = await profileOf(reader);
    await withRoles(admin, { id: readerId, roleIds: [all.id] }, async () => {
      const days = { startDateAsString: day, endDateAsString: day };
      const body = { ...days, employeeId, projectIds: [], isCumulative: false };
      const rowOf = async (actor: typeof me) => {
        const { timeReportClockWorkEntries: rows } = await actor.ask('getTimeReport', { body });
        return rows.find((row) => row.id === id);
      };
      const named = await rowOf(admin);
      kit.expectEqual('the project for an administrator', named?.projectId, projectId);
      const row = await rowOf(reader);
      kit.expectEqual(
        'what the reader learns',
        [row?.projectId, row?.taskId, row?.projectDisplayString, row?.taskDisplayString],
        [otherProjects, null, '', ''],
      );
      kit.expectEqual('its hours', row?.totalTimeInSeconds, 3600);
      const { projects } = await reader.ask('getTimeReportProjects', { body });
      const ids = projects.map((each) => each.projectId);
      kit.expectThat('the project is not offered', !ids.includes(projectId));
    });
    await admin.ask('deleteRole', { path: { id: all.id } });
  },
});
