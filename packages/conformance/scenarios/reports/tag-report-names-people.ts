import { scenario } from '../../scenario/types.ts';
import { book } from '../../support/booked.ts';
import { employee } from '../../support/people.ts';
import { fetchProfile } from '../../support/profile.ts';
import { project, tagged, task } from '../../support/projects.ts';
import { linkedTo, newOrganization } from '../../support/registration.ts';

export default scenario({
  title:
    'The tag report by employee has everyone’s time, marks who has left, and is filtered by people and projects',
  source: 'PEOPL-D04, PROJ-D81',
  async run(ctx) {
    const first = await newOrganization(ctx);
    const profile = await fetchProfile(first);
    const before = await employee(ctx, first, { isTeamLead: false });
    const now = await employee(ctx, first);
    await first.request('updateSecurityUser', { body: { id: profile.id, employeeId: before.id } });
    const { projectId, tagId } = await tagged(ctx, first);
    const otherId = await project(ctx, first);
    const assigned = { projectId: otherId, tagId, assignedToAll: false };
    await first.request('assignProjectTag', { body: assigned });
    const day = ctx.day(-3);
    const taskId = await task(ctx, first, projectId);
    await book(ctx, first, taskId, [{ day, at: '09:00', seconds: 3600 }]);
    const member = { projectId: otherId, employeeId: now.id };
    await first.request('addProjectMember', { body: member });
    const other = await task(ctx, first, otherId);
    const me = await linkedTo(ctx, first, now.id);
    await book(ctx, me, other, [{ day, at: '09:00', seconds: 1200 }]);
    await me.request('setEmployeeState', { body: { id: before.id, isActive: false } });
    const days = { startDateAsString: day, endDateAsString: day, tagIds: [tagId] };
    const report = (more: object) =>
      me.request('getTagReport', { body: { ...days, groupBy: 'Employee' as const, ...more } });
    const { rows } = await report({});
    ctx.expectEqual(
      'the people',
      rows.map((row) => [row.employeeId, row.employeeName, row.isFormer, row.totalPercentage]),
      [
        [before.id, before.fullName, true, 75],
        [now.id, now.fullName, false, 25],
      ],
    );
    const seconds = async (more: object) => (await report(more)).totalTimeInSeconds;
    ctx.expectEqual('one person', await seconds({ employeeIds: [now.id] }), 1200);
    ctx.expectEqual('both people', await seconds({ employeeIds: [now.id, before.id] }), 4800);
    ctx.expectEqual('one project', await seconds({ projectIds: [projectId] }), 3600);
    const neither = { employeeIds: [now.id], projectIds: [projectId] };
    ctx.expectEqual('a person without time in a project', await seconds(neither), 0);
    ctx.expectEqual('tags of a team', await seconds({ teamIds: [ctx.uuid()] }), 0);
    const noTeam = { teamIds: ['00000000-0000-0000-0000-000000000000'] };
    ctx.expectEqual('tags without a team', await seconds(noTeam), 4800);
    const filters = await me.request('getTagReportFilters', { body: days });
    const former = (id: string) =>
      filters.employees.find(({ employeeId }) => employeeId === id)?.isFormer;
    ctx.expectEqual(
      'the people to filter by',
      [filters.employees.length, former(before.id), former(now.id)],
      [2, true, false],
    );
    const known = new Set(filters.projects.map((each) => each.projectId));
    ctx.expectEqual(
      'the projects to filter by',
      [known.size, known.has(projectId), known.has(otherId)],
      [2, true, true],
    );
    ctx.expectThat(
      'the tag can be filtered by',
      filters.tags.some((each) => each.tagId === tagId),
    );
  },
});
