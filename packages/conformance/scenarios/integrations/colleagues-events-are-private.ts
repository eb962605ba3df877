import { scenario } from '../../scenario/types.ts';
import { event, eventFields } from '../../support/integrations.ts';
import { role, getUser, withRoles } from '../../support/people.ts';
import { fetchProfile } from '../../support/profile.ts';

export default scenario({
  title: 'A person with the same right neither sees nor changes a colleague’s events',
  source: 'PRIV-040, INTEG-010',
  isExclusive: true,
  async run(ctx) {
    const [me, other] = [ctx.as('admin'), ctx.as('colleague')];
    const { id: userId } = await fetchProfile(other);
    const { roleIds } = await getUser(me, userId);
    const { id: calendarRole } = await role(ctx, me, ['calendarEvents.basic']);
    const day = ctx.day(5, me.timeZone);
    const { id } = await event(ctx, me, day);
    await withRoles(me, { id: userId, roleIds: [...roleIds, calendarRole] }, async () => {
      const query = { from: ctx.day(4), to: ctx.day(6) };
      const { calendarEvents } = await other.request('getCalendarEvents', { query });
      ctx.expectThat('it is not listed', !calendarEvents.some((each) => each.id === id));
      await other.expectError(404, 'updateCalendarEvent', {
        body: { ...eventFields(ctx, me), id },
      });
      await other.expectError(404, 'deleteCalendarEvent', { path: { id } });
    });
    await me.request('deleteRole', { path: { id: calendarRole } });
    await me.request('deleteCalendarEvent', { path: { id } });
  },
});
