import { scenario } from '../../scenario/types.ts';
import { holiday, holidayFields } from '../../support/organization.ts';

export default scenario({
  title: 'A day is a holiday once, and is listed with its year, in order',
  source: 'PRIV-048, and the decisions on screens',
  async run(kit) {
    const me = kit.as('admin');
    const first = await holiday(kit, me);
    const second = await holiday(kit, me);
    const same = { ...(await holidayFields(kit, me)), date: first.date };
    await me.refused(409, 'createHoliday', { body: same });
    await me.refused(409, 'updateHoliday', { body: { ...second, date: first.date } });
    const renamed = { ...first, name: kit.name('Holiday'), isOptional: true };
    const { holiday: changed } = await me.ask('updateHoliday', { body: renamed });
    kit.expectEqual('the change', changed, { ...renamed, version: first.version + 1 });
    const year = Number(first.date.slice(0, 4));
    const { holidays } = await me.ask('getHolidays', { query: { year } });
    const days = holidays.map(({ date }) => date);
    kit.expectEqual('the order', days, days.toSorted());
    kit.expectThat(
      'all are of the year',
      days.every((day) => day.startsWith(String(year))),
    );
    kit.expectEqual(
      'the holiday',
      holidays.find(({ id }) => id === first.id),
      changed,
    );
    const last = { ...(await holidayFields(kit, me)), date: await lastDay() };
    await me.ask('createHoliday', { body: last });
    const ofYear = { query: { year: Number(last.date.slice(0, 4)) } };
    const { holidays: found } = await me.ask('getHolidays', ofYear);
    kit.expectThat(
      'the last day is of its year',
      found.some(({ id }) => id === last.id),
    );
    await me.ask('deleteHoliday', { path: { id: last.id } });
    async function lastDay(): Promise<string> {
      const { holidays: taken } = await me.ask('getHolidays');
      const known = new Set(taken.map(({ date }) => date));
      const years = Array.from({ length: 60 }, (_, at) => `${2090 - at}-12-31`);
      return years.find((day) => !known.has(day)) ?? '2030-12-31';
    }
    for (const { id } of [first, second]) await me.ask('deleteHoliday', { path: { id } });
    const { holidays: left } = await me.ask('getHolidays');
    const all = left.map(({ date }) => date);
    kit.expectEqual('the order of all', all, all.toSorted());
    kit.expectThat('it is listed no more', !left.some(({ id }) => id === first.id));
  },
});
