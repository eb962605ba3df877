import { scenario } from '../../scenario/types.ts';
import { eventFields } from '../../support/integrations.ts';

export default scenario({
  title: 'Events are visible only to their owner, and are listed for the days that they touch',
  source: 'INTEG-010',
  async run(ctx) {
    const [me, other] = [ctx.as('admin'), ctx.as('otherTenant')];
    const day = ctx.day(4, me.timeZone);
    const sent = eventFields(ctx, me, day);
    const { calendarEvent: made } = await me.request('createCalendarEvent', { body: sent });
    ctx.expectEqual('without a place and words', [made.location, made.description], ['', '']);
    const { id, ...fields } = made;
    const listed = async (who: typeof me, from: string, to: string) =>
      (await who.request('getCalendarEvents', { query: { from, to } })).calendarEvents;
    const found = (await listed(me, day, day)).find((each) => each.id === id);
    ctx.expectEqual('the event', found, { id, ...fields });
    const before = await listed(me, ctx.day(2, me.timeZone), ctx.day(3, me.timeZone));
    ctx.expectThat('it is not listed before', !before.some((each) => each.id === id));
    const others = await listed(other, day, day);
    ctx.expectThat('nobody else sees it', !others.some((each) => each.id === id));
    const { startTime, endTime } = fields;
    const backwards = { ...eventFields(ctx, me, day), startTime: endTime, endTime: startTime };
    await me.expectError(400, 'createCalendarEvent', { body: backwards });
    await me.expectError(400, 'updateCalendarEvent', { body: { ...backwards, id } });
    await me.expectError(400, 'getCalendarEvents', {
      query: { from: day, to: ctx.day(3, me.timeZone) },
    });
    const { version: _version, ...sentBack } = fields;
    for (const isAllDay of [true, false]) {
      const body = { id, ...sentBack, isAllDay, location: 'Room 2' };
      const { calendarEvent } = await me.request('updateCalendarEvent', { body });
      const { isAllDay: is, location, title } = calendarEvent;
      ctx.expectEqual(
        'as it is changed',
        [is, location, title],
        [isAllDay, 'Room 2', fields.title],
      );
    }
    await me.request('deleteCalendarEvent', { path: { id } });
    await me.expectError(404, 'deleteCalendarEvent', { path: { id } });
  },
});
