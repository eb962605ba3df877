import { scenario } from '../../scenario/types.ts';
import { event, eventFields } from '../../support/integrations.ts';
import { role, userOf, withRoles } from '../../support/people.ts';
import { profileOf } from '../../support/profile.ts';

export default scenario({
  title: 'Somebody with the same right neither sees nor changes a colleague’s events',
  source: 'PRIV-040, INTEG-010',
  isAlone: true,
  async run(kit) {
    const [me, other] = [kit.as('admin'), kit.as('colleague')];
    const { id: userId } = await profileOf(other);
    const { roleIds } = await userOf(me, userId);
    const { id: calendarRole } = await role(kit, me, ['calendarEvents.basic']);
    const day = kit.day(5, me.timeZone);
    const { id } = await event(kit, me, day);
    await withRoles(me, { id: userId, roleIds: [...roleIds, calendarRole] }, async () => {
      const query = { from: kit.day(4), to: kit.day(6) };
      const { calendarEvents } = await other.ask('getCalendarEvents', { query });
      kit.expectThat('it is not listed', !calendarEvents.some((each) => each.id === id));
      await other.refused(404, 'updateCalendarEvent', { body: { ...eventFields(kit, me), id } });
      await other.refused(404, 'deleteCalendarEvent', { path: { id } });
    });
    await me.ask('deleteRole', { path: { id: calendarRole } });
    await me.ask('deleteCalendarEvent', { path: { id } });
  },
});
