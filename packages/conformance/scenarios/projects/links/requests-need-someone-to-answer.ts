import { scenario } from '../../../scenario/types.ts';
import { employee } from '../../../support/people.ts';
import { fetchProfile } from '../../../support/profile.ts';
import { project, seen } from '../../../support/projects.ts';
import { linkedTo, newOrganization } from '../../../support/registration.ts';

export default scenario({
  title:
    'A request to an owner without access to projects is rejected if no owner above can answer it',
  source: 'PROJ-032, PEOPL-005',
  async run(ctx) {
    let me = await newOrganization(ctx);
    const { id: userId } = await fetchProfile(me);
    const lead = { isTeamLead: false };
    const [former, next] = [await employee(ctx, me, lead), await employee(ctx, me)];
    await me.request('updateSecurityUser', { body: { id: userId, employeeId: former.id } });
    const projectId = await project(ctx, me);
    me = await linkedTo(ctx, me, next.id);
    const subProjectId = await project(ctx, me);
    const body = { projectId, subProjectId, employeeId: next.id };
    const { errorMessages } = await me.expectError(409, 'requestSubProjectLink', { body });
    ctx.expectThat(
      'the reason names the owner',
      errorMessages.some((text) => text.includes(former.fullName)),
    );
    ctx.expectEqual('nothing is requested', (await seen(me, subProjectId)).linkState, 'none');
  },
});
