import { scenario } from '../../../scenario/types.ts';
import { invitation, user, getUser } from '../../../support/people.ts';

export default scenario({
  title: 'A user’s time zone must exist',
  source: 'PEOPL-008',
  async run(ctx) {
    const me = ctx.as('admin');
    const made = await user(ctx, me);
    for (const timeZone of ['Mars/Olympus_Mons', 'Europe', 'GMT+25:00']) {
      const change = { body: { id: made.id, timeZone } };
      const { fieldErrors } = await me.expectError(400, 'updateSecurityUser', change);
      ctx.expectThat('the error names the time zone', fieldErrors?.['timeZone'] !== undefined);
      const body = { ...invitation(ctx), timeZone };
      const rejected = await me.expectError(400, 'inviteSecurityUser', { body });
      ctx.expectThat('this one, too', rejected.fieldErrors?.['timeZone'] !== undefined);
    }
    const sent = {
      ...invitation(ctx),
      timeZone: 'Asia/Kathmandu',
      dateFormat: 'MM/DD/YYYY' as const,
    };
    const { securityUser } = await me.request('inviteSecurityUser', { body: sent });
    ctx.expectEqual(
      'what was sent',
      [securityUser.timeZone, securityUser.dateFormat],
      [sent.timeZone, sent.dateFormat],
    );
    ctx.expectEqual('the user', await getUser(me, made.id), made);
    const body = { id: made.id, timeZone: 'Asia/Kolkata' };
    await me.request('updateSecurityUser', { body });
    ctx.expectEqual('the zone', (await getUser(me, made.id)).timeZone, 'Asia/Kolkata');
  },
});
