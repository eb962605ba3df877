import { scenario } from '../../scenario/types.ts';
import { eventFields } from '../../support/integrations.ts';

export default scenario({
  title:
    'Events are listed for the days that they touch, in the person’s time zone, by start, for at most a year and a day',
  source: 'INTEG-010, INTEG-001, CLOCK-D43',
  async run(ctx) {
    const me = ctx.as('admin');
    const zone = me.timeZone;
    const [day, next, third] = [700, 701, 702].map((offset) => ctx.day(offset, zone));
    if (day === undefined || next === undefined || third === undefined) return;
    const made = async (from: string, to: string) => {
      const body = { ...eventFields(ctx, me, day), startTime: from, endTime: to };
      await me.request('createCalendarEvent', { body });
      return body.id;
    };
    const midnight = ctx.at(next, '00:00', zone);
    const late = await made(ctx.at(day, '22:00', zone), midnight);
    const over = await made(ctx.at(day, '23:00', zone), ctx.at(next, '01:00', zone));
    const early = await made(midnight, ctx.at(next, '00:30', zone));
    const own = new Set([late, over, early]);
    const on = async (from: string, to: string) =>
      (await me.request('getCalendarEvents', { query: { from, to } })).calendarEvents
        .map(({ id }) => id)
        .filter((id) => own.has(id));
    ctx.expectEqual('the first day', await on(day, day), [late, over]);
    ctx.expectEqual('the second day', await on(next, next), [over, early]);
    ctx.expectEqual('both days', await on(day, next), [late, over, early]);
    ctx.expectEqual('the day after', await on(third, third), []);
    for (const id of own) await me.request('deleteCalendarEvent', { path: { id } });
    // The same timestamps with an offset of fourteen hours east and twelve west.
    for (const [hours, offset] of [
      [14, '+14:00'],
      [-12, '-12:00'],
    ] as const) {
      const written = (timestamp: string) =>
        new Date(Date.parse(timestamp) + hours * 3_600_000).toISOString().replace('Z', offset);
      const [from, to] = [ctx.at(day, '23:00', zone), midnight];
      const id = await made(written(from), written(to));
      own.add(id);
      ctx.expectEqual(`on its day, written ${offset}`, await on(day, day), [id]);
      ctx.expectEqual(`on no other, written ${offset}`, await on(next, next), []);
      await me.request('deleteCalendarEvent', { path: { id } });
    }
    const body = { ...eventFields(ctx, me), startTime: midnight, endTime: midnight };
    await me.expectError(400, 'createCalendarEvent', { body });
    await on(ctx.day(0, zone), ctx.day(366, zone));
    const query = { from: ctx.day(0, zone), to: ctx.day(367, zone) };
    await me.expectError(400, 'getCalendarEvents', { query });
  },
});
