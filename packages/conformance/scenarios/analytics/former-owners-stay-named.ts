import { scenario } from '../../scenario/types.ts';
import { employee, inEachState } from '../../support/people.ts';
import { fetchProfile } from '../../support/profile.ts';
import { project } from '../../support/projects.ts';
import { newOrganization, otherAdministrator } from '../../support/registration.ts';

export default scenario({
  title:
    'The details of a project name its owner, whatever their record contains and when they have left',
  source: 'ANLYT-047',
  async run(ctx) {
    const me = await newOrganization(ctx);
    // Only an employee whose user has access to projects can own one.
    const { id: userId } = await fetchProfile(await otherAdministrator(ctx, me));
    const { id: employeeId, fullName } = await employee(ctx, me);
    await me.request('updateSecurityUser', { body: { id: userId, employeeId } });
    const id = await project(ctx, me);
    await me.request('changeProjectOwner', { query: { projectId: id, employeeId } });
    const isNamed = async () => {
      const { projectDetail } = await me.request('getProjectAnalyticsDetail', { path: { id } });
      ctx.expectEqual('who owns it', projectDetail.projectOwnerName, fullName);
    };
    await inEachState(ctx, me, employeeId, isNamed);
    await me.request('setEmployeeState', { body: { id: employeeId, isActive: false } });
    await isNamed();
  },
});
