import { scenario } from '../../scenario/types.ts';
import { inEachState, seen, whileDeparted } from '../../support/people.ts';
import { fetchProfile } from '../../support/profile.ts';

export default scenario({
  title: 'The employee record decides whether a person leads a team',
  source: 'AUTH-033, AUTH-046',
  isExclusive: true,
  async run(ctx) {
    const admin = ctx.as('admin');
    for (const role of ['teamLead', 'member']) {
      const me = ctx.as(role);
      const { isTeamLead } = await me.request('getIsTeamLead');
      const { employeeId } = await fetchProfile(me);
      if (employeeId === null) continue;
      ctx.expectEqual(`of ${role}`, isTeamLead, (await seen(admin, employeeId)).isTeamLead);
    }
    const me = ctx.as('member');
    const { employeeId } = await fetchProfile(me);
    if (employeeId !== null) {
      await inEachState(ctx, admin, employeeId, async (state) => {
        const actual = await me.request('getIsTeamLead');
        ctx.expectEqual('the values of the record', actual.isTeamLead, state.isTeamLead);
      });
    }
    const lead = ctx.as('teamLead');
    const own = await fetchProfile(lead);
    if (own.employeeId === null) return;
    await whileDeparted(admin, { employeeId: own.employeeId, userId: own.id }, async () => {
      const actual = await lead.request('getIsTeamLead');
      ctx.expectThat('a lead who has left, and may enter, is one', actual.isTeamLead);
    });
    const { isTeamLead } = await ctx.as('teamLead').request('getIsTeamLead');
    ctx.expectThat('the team lead is one', isTeamLead);
  },
});
