import { scenario } from '../../scenario/types.ts';
import { invitation, user, userOf } from '../../support/people.ts';

export default scenario({
  title: 'A user has a time zone that there is',
  source: 'PEOPL-008',
  async run(kit) {
    const me = kit.as('admin');
    const made = await user(kit, me);
    for (const timeZone of ['Mars/Olympus_Mons', 'Europe', 'GMT+25:00']) {
      const change = { body: { id: made.id, timeZone } };
      const { fieldErrors } = await me.refused(400, 'updateSecurityUser', change);
      kit.expectThat('the refusal names the time zone', fieldErrors?.['timeZone'] !== undefined);
      const body = { ...invitation(kit), timeZone };
      const refused = await me.refused(400, 'inviteSecurityUser', { body });
      kit.expectThat('this one, too', refused.fieldErrors?.['timeZone'] !== undefined);
    }
    const sent = {
      ...invitation(kit),
      timeZone: 'Asia/Kathmandu',
      dateFormat: 'MM/DD/YYYY' as const,
    };
    const { securityUser } = await me.ask('inviteSecurityUser', { body: sent });
    kit.expectEqual(
      'what was sent',
      [securityUser.timeZone, securityUser.dateFormat],
      [sent.timeZone, sent.dateFormat],
    );
    kit.expectEqual('the user', await userOf(me, made.id), made);
    const body = { id: made.id, timeZone: 'Asia/Kolkata' };
    await me.ask('updateSecurityUser', { body });
    kit.expectEqual('the zone', (await userOf(me, made.id)).timeZone, 'Asia/Kolkata');
  },
});
