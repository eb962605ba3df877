import { scenario } from '../../../scenario/types.ts';
import { employee } from '../../../support/people.ts';
import { fetchProfile } from '../../../support/profile.ts';
import { projectFields } from '../../../support/projects.ts';
import { linkedTo, newOrganization } from '../../../support/registration.ts';

export default scenario({
  title: 'People without access to projects are not found as owners, those found can be one',
  source: 'PROJ-053, PROJ-086',
  async run(ctx) {
    let me = await newOrganization(ctx);
    const { id: userId } = await fetchProfile(me);
    const lead = { isTeamLead: false };
    const [owner, next] = [await employee(ctx, me, lead), await employee(ctx, me)];
    const find = async (searchCharacters: string) => {
      const query = { searchCharacters, skip: 0 };
      const { owners, totalCount } = await me.request('searchProjectOwners', { query });
      return { ids: owners.map(({ employeeId }) => employeeId), totalCount };
    };
    const nobody = { ids: [], totalCount: 0 };
    ctx.expectEqual('an employee without a user', await find(owner.fullName), nobody);

    await me.request('updateSecurityUser', { body: { id: userId, employeeId: owner.id } });
    const able = { ids: [owner.id], totalCount: 1 };
    ctx.expectEqual('an employee with access', await find(owner.fullName.toUpperCase()), able);
    ctx.expectEqual('another without a user', await find(next.fullName), nobody);
    const fields = projectFields(ctx);
    await me.expectError(400, 'createProject', { body: { ...fields, ownerId: next.id } });
    await me.request('createProject', { body: { ...fields, ownerId: owner.id } });

    me = await linkedTo(ctx, me, next.id);
    ctx.expectEqual('an employee whose user has moved on', await find(owner.fullName), nobody);
    const given = { query: { projectId: fields.id, employeeId: next.id } };
    ctx.expectEqual('the employee of the user now', (await find(next.fullName)).ids, [next.id]);
    await me.request('changeProjectOwner', given);
  },
});
