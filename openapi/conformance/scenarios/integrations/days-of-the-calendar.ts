import { scenario } from '../../scenario/types.ts';
import { eventFields } from '../../support/integrations.ts';

export default scenario({
  title:
    'Events are listed with the days that they touch, in the person’s zone, by their start; a year and a day at most',
  source: 'INTEG-010, INTEG-001, and the decisions on integrations',
  async run(kit) {
    const me = kit.as('admin');
    const zone = me.timeZone;
    const [day, next, third] = [700, 701, 702].map((offset) => kit.day(offset, zone));
    if (day === undefined || next === undefined || third === undefined) return;
    const made = async (from: string, to: string) => {
      const body = { ...eventFields(kit, me, day), startTime: from, endTime: to };
      await me.ask('createCalendarEvent', { body });
      return body.id;
    };
    const midnight = kit.at(next, '00:00', zone);
    const late = await made(kit.at(day, '22:00', zone), midnight);
    const over = await made(kit.at(day, '23:00', zone), kit.at(next, '01:00', zone));
    const early = await made(midnight, kit.at(next, '00:30', zone));
    const own = new Set([late, over, early]);
    const on = async (from: string, to: string) =>
      (await me.ask('getCalendarEvents', { query: { from, to } })).calendarEvents
        .map(({ id }) => id)
        .filter((id) => own.has(id));
    kit.expectEqual('the first day', await on(day, day), [late, over]);
    kit.expectEqual('the second day', await on(next, next), [over, early]);
    kit.expectEqual('both days', await on(day, next), [late, over, early]);
    kit.expectEqual('the day after', await on(third, third), []);
    for (const id of own) await me.ask('deleteCalendarEvent', { path: { id } });
    // The same instants, as they are written fourteen hours to the east and twelve to the west.
    for (const [hours, offset] of [
      [14, '+14:00'],
      [-12, '-12:00'],
    ] as const) {
      const written = (instant: string) =>
        new Date(Date.parse(instant) + hours * 3_600_000).toISOString().replace('Z', offset);
      const [from, to] = [kit.at(day, '23:00', zone), midnight];
      const id = await made(written(from), written(to));
      own.add(id);
      kit.expectEqual(`on its day, written ${offset}`, await on(day, day), [id]);
      kit.expectEqual(`on no other, written ${offset}`, await on(next, next), []);
      await me.ask('deleteCalendarEvent', { path: { id } });
    }
    const body = { ...eventFields(kit, me), startTime: midnight, endTime: midnight };
    await me.refused(400, 'createCalendarEvent', { body });
    await on(kit.day(0, zone), kit.day(366, zone));
    const query = { from: kit.day(0, zone), to: kit.day(367, zone) };
    await me.refused(400, 'getCalendarEvents', { query });
  },
});
