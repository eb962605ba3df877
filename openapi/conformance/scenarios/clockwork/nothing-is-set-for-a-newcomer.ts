import { scenario } from '../../scenario/types.ts';
import { employee } from '../../support/people.ts';
import { profileOf } from '../../support/profile.ts';
import { newOrganization } from '../../support/registration.ts';

export default scenario({
  title:
    'Who has never said where they work does not work from the office, and gets no weekly mail',
  source: 'CLOCK-039, CLOCK-077',
  async run(kit) {
    const me = await newOrganization(kit);
    const { id } = await profileOf(me);
    const { id: employeeId } = await employee(kit, me, { isTeamLead: false });
    await me.ask('updateSecurityUser', { body: { id, employeeId } });
    const { isWFO, isClockWorkSetWeeklyMail } = await me.ask('getClockWorkDay', {
      path: { date: kit.day(0) },
    });
    kit.expectEqual(
      'what is set',
      { isWFO, isClockWorkSetWeeklyMail },
      {
        isWFO: false,
        isClockWorkSetWeeklyMail: false,
      },
    );
  },
});
