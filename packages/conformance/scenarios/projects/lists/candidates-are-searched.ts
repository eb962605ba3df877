import { scenario } from '../../../scenario/types.ts';
import { newcomer, project } from '../../../support/projects.ts';

export default scenario({
  title: 'Candidates for membership are found by words of their names, members are not',
  source: 'PROJ-067',
  // Other checks add employees.
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('member');
    const projectId = await project(ctx, me);
    const path = { id: projectId };
    const employeeId = await newcomer(ctx, me, projectId);
    const { projectMembersDetailView } = await me.request('getEligibleProjectMembers', { path });
    const all = projectMembersDetailView.map((each) => each.employeeId);
    const { totalCount } = await me.request('searchEligibleProjectMembers', {
      path,
      query: { skip: 0 },
    });
    ctx.expectEqual('the number of candidates', totalCount, all.length);
    const candidate = projectMembersDetailView.find((each) => each.employeeId === employeeId);
    const words = (candidate?.fullName ?? '').split(' ').toReversed().join(' ').toUpperCase();
    const search = async () => {
      const query = { searchCharacters: words, skip: 0 };
      const found = await me.request('searchEligibleProjectMembers', { path, query });
      return found.members.map((each) => each.employeeId);
    };
    ctx.expectThat('the candidate is found', (await search()).includes(employeeId));
    await me.request('addProjectMember', { body: { projectId, employeeId } });
    ctx.expectThat('the member is not found', !(await search()).includes(employeeId));
  },
});
