import { scenario } from '../../../scenario/types.ts';
import { employee } from '../../../support/people.ts';
import { fetchProfile } from '../../../support/profile.ts';
import { newOrganization } from '../../../support/registration.ts';

export default scenario({
  title: 'By default, a person does not work from the office and gets no weekly mail',
  source: 'CLOCK-039, CLOCK-077',
  async run(ctx) {
    const me = await newOrganization(ctx);
    const { id } = await fetchProfile(me);
    const { id: employeeId } = await employee(ctx, me, { isTeamLead: false });
    await me.request('updateSecurityUser', { body: { id, employeeId } });
    const { isWFO, isClockWorkSetWeeklyMail } = await me.request('getClockWorkDay', {
      path: { date: ctx.day(0) },
    });
    ctx.expectEqual(
      'what is set',
      { isWFO, isClockWorkSetWeeklyMail },
      {
        isWFO: false,
        isClockWorkSetWeeklyMail: false,
      },
    );
  },
});
