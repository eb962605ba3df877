import { scenario } from '../../../scenario/types.ts';
import { fetchProfile } from '../../../support/profile.ts';
import { projectFields } from '../../../support/projects.ts';
import { newOrganization } from '../../../support/registration.ts';

export default scenario({
  title:
    'A user without an employee record can create no project, has no default work, and is offered none',
  source: 'PROJ-045',
  async run(ctx) {
    const me = await newOrganization(ctx);
    const { id } = await fetchProfile(me);
    await me.request('updateSecurityUser', { body: { id, employeeId: null } });
    await me.expectError(403, 'createProject', { body: projectFields(ctx) });
    await me.expectError(403, 'removeDefaultProjectTask');
    const { pmoProjectsKVP } = await me.request('getValidProjectsForDefaults');
    const { projectTaskCombos } = await me.request('getRecentProjectTaskCombos');
    ctx.expectEqual('what is offered', [...pmoProjectsKVP, ...projectTaskCombos], []);
  },
});
