import { scenario } from '../../scenario/types.ts';
import { getFields } from '../../support/clockwork.ts';
import { isInOrder } from '../../support/order.ts';
import { group, groupFields, fetchGroups, team } from '../../support/teams.ts';

export default scenario({
  title:
    'A group’s name is unique in its team, its state stays unchanged if omitted, and it stays in its team',
  source: 'TEAM-020, TEAM-037',
  async run(ctx) {
    const me = ctx.as('admin');
    const made = await group(ctx, me);
    const { teamId, groupId } = made;
    const otherTeam = await team(ctx, me);
    const same = { ...groupFields(ctx, teamId), groupName: ` ${made.groupName.toUpperCase()} ` };
    ctx.expectEqual(
      'the field',
      getFields(await me.expectError(409, 'saveTeamGroup', { body: same })),
      ['groupName'],
    );
    await me.request('saveTeamGroup', { body: { ...same, teamId: otherTeam.teamId } });
    await me.expectError(400, 'saveTeamGroup', {
      body: { ...groupFields(ctx, teamId), groupName: '  ' },
    });
    await me.expectError(404, 'saveTeamGroup', { body: groupFields(ctx, ctx.uuid()) });
    await me.expectError(404, 'saveTeamGroup', { body: { ...made, groupId: ctx.uuid() } });
    await me.request('saveTeamGroup', { body: { ...groupFields(ctx, teamId), isActive: false } });
    const [, second] = (await fetchGroups(me, teamId)).toSorted((one) =>
      one.groupId === groupId ? -1 : 1,
    );
    ctx.expectEqual('made inactive', second?.isActive, false);
    const inactive = { ...groupFields(ctx, teamId), groupName: second?.groupName ?? '' };
    await me.expectError(409, 'saveTeamGroup', { body: inactive });
    const numbers = { totalMembers: null, totalTasks: null, completedTasks: null };
    const { version: _version, isActive: _isActive, ...fields } = made;
    await me.request('saveTeamGroup', { body: { ...fields, isActive: false } });
    await me.request('saveTeamGroup', { body: { ...fields, ...numbers } });
    const after = (await fetchGroups(me, teamId)).find((each) => each.groupId === groupId);
    ctx.expectEqual('changed', [after?.isActive, after?.totalTasks], [false, null]);
    const lacking = { ...fields, totalTasks: null, completedTasks: 1 };
    await me.expectError(400, 'saveTeamGroup', { body: lacking });
    for (const letter of ['b', 'A', 'c']) {
      const body = { ...groupFields(ctx, teamId), groupName: `${letter} ${ctx.uuid()}` };
      await me.request('saveTeamGroup', { body });
    }
    const names = (await fetchGroups(me, teamId)).map(({ groupName }) => groupName);
    ctx.expectThat('they are listed by name', names.length === 5 && isInOrder(names));
    await me.request('deleteTeamGroup', { path: { groupId } });
    await me.expectError(404, 'deleteTeamGroup', { path: { groupId } });
    ctx.expectEqual('remaining', (await fetchGroups(me, teamId)).length, 4);
    ctx.expectEqual('of the other team', (await fetchGroups(me, otherTeam.teamId)).length, 1);
  },
});
