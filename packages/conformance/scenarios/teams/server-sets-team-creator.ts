import { scenario } from '../../scenario/types.ts';
import { role, getUser, withRoles } from '../../support/people.ts';
import { fetchProfile } from '../../support/profile.ts';
import { teamFields } from '../../support/teams.ts';

export default scenario({
  title: 'The server decides who created a team and when, and no update changes it',
  source: 'TEAM-037',
  isExclusive: true,
  async run(ctx) {
    const [me, other] = [ctx.as('admin'), ctx.as('colleague')];
    const claimed = { createdBy: 'Nobody at all', createdOn: '2001-01-01T00:00:00.000Z' };
    const body = { ...teamFields(ctx), ...claimed };
    await me.request('saveTeam', { body });
    const find = async () =>
      (await me.request('getTeams')).teams.find(({ teamName }) => teamName === body.teamName);
    const made = await find();
    ctx.expectThat(
      'the maker is not the one that was claimed',
      made?.createdBy !== claimed.createdBy,
    );
    ctx.expectThat(
      'the day is not the one that was claimed',
      made?.createdOn !== claimed.createdOn,
    );
    const { id } = await fetchProfile(other);
    const { roleIds } = await getUser(me, id);
    const rights = await role(ctx, me, ['teams.basic']);
    await withRoles(me, { id, roleIds: [...roleIds, rights.id] }, async () => {
      await other.request('saveTeam', { body: { ...body, teamId: made?.teamId ?? '' } });
    });
    await me.request('deleteRole', { path: { id: rights.id } });
    const after = await find();
    ctx.expectEqual('the maker', after?.createdBy, made?.createdBy);
    ctx.expectEqual('the day', after?.createdOn, made?.createdOn);
  },
});
