import { scenario } from '../../scenario/types.ts';
import { inEachState, seen, whileLeft } from '../../support/people.ts';
import { profileOf } from '../../support/profile.ts';

export default scenario({
  title: 'Whether somebody leads a team is what their employee record says',
  source: 'AUTH-033, AUTH-046',
  isAlone: true,
  async run(kit) {
    const admin = kit.as('admin');
    for (const role of ['teamLead', 'member']) {
      const me = kit.as(role);
      const { isTeamLead } = await me.ask('getIsTeamLead');
      const { employeeId } = await profileOf(me);
      if (employeeId === null) continue;
      kit.expectEqual(`of ${role}`, isTeamLead, (await seen(admin, employeeId)).isTeamLead);
    }
    const me = kit.as('member');
    const { employeeId } = await profileOf(me);
    if (employeeId !== null) {
      await inEachState(kit, admin, employeeId, async (state) => {
        const told = await me.ask('getIsTeamLead');
        kit.expectEqual('what the record says', told.isTeamLead, state.isTeamLead);
      });
    }
    const lead = kit.as('teamLead');
    const own = await profileOf(lead);
    if (own.employeeId === null) return;
    await whileLeft(admin, { employeeId: own.employeeId, userId: own.id }, async () => {
      const told = await lead.ask('getIsTeamLead');
      kit.expectThat('a lead who has left, and may enter, is one', told.isTeamLead);
    });
    const { isTeamLead } = await kit.as('teamLead').ask('getIsTeamLead');
    kit.expectThat('the team lead is one', isTeamLead);
  },
});
