import { scenario } from '../../scenario/types.ts';
import { profileOf } from '../../support/profile.ts';
import { projectFields } from '../../support/projects.ts';
import { newOrganization } from '../../support/registration.ts';

export default scenario({
  title: 'Who has no employee record makes no project, has no default work, and is offered none',
  source: 'PROJ-045',
  async run(kit) {
    const me = await newOrganization(kit);
    const { id } = await profileOf(me);
    await me.ask('updateSecurityUser', { body: { id, employeeId: null } });
    await me.refused(403, 'createProject', { body: projectFields(kit) });
    await me.refused(403, 'removeDefaultProjectTask');
    const { pmoProjectsKVP } = await me.ask('getValidProjectsForDefaults');
    const { projectTaskCombos } = await me.ask('getRecentProjectTaskCombos');
    kit.expectEqual('what is offered', [...pmoProjectsKVP, ...projectTaskCombos], []);
  },
});
