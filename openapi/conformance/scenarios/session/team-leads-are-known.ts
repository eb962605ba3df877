import { scenario } from '../../scenario/types.ts';
import { seen } from '../../support/people.ts';
import { profileOf } from '../../support/profile.ts';

export default scenario({
  title: 'Whether somebody leads a team is what their employee record says',
  source: 'document 1, sections 3 and 7',
  async run(kit) {
    const admin = kit.as('admin');
    for (const role of ['teamLead', 'member']) {
      const me = kit.as(role);
      const { isTeamLead } = await me.ask('getIsTeamLead');
      const { employeeId } = await profileOf(me);
      if (employeeId === null) continue;
      kit.expectEqual(`of ${role}`, isTeamLead, (await seen(admin, employeeId)).isTeamLead);
    }
    const { isTeamLead } = await kit.as('teamLead').ask('getIsTeamLead');
    kit.expectThat('the team lead is one', isTeamLead);
  },
});
