import { scenario } from '../../scenario/types.ts';
import { holiday, holidayFields } from '../../support/organization.ts';

export default scenario({
  title: 'A day can be a holiday only once; holidays are listed in order, with their year',
  source: 'PRIV-048, CLOCK-D39',
  async run(ctx) {
    const me = ctx.as('admin');
    const first = await holiday(ctx, me);
    const second = await holiday(ctx, me);
    const same = { ...(await holidayFields(ctx, me)), date: first.date };
    await me.expectError(409, 'createHoliday', { body: same });
    await me.expectError(409, 'updateHoliday', { body: { ...second, date: first.date } });
    const renamed = { ...first, name: ctx.name('Holiday'), isOptional: true };
    const { holiday: changed } = await me.request('updateHoliday', { body: renamed });
    ctx.expectEqual('the change', changed, { ...renamed, version: first.version + 1 });
    const year = Number(first.date.slice(0, 4));
    const { holidays } = await me.request('getHolidays', { query: { year } });
    const days = holidays.map(({ date }) => date);
    ctx.expectEqual('the order', days, days.toSorted());
    ctx.expectThat(
      'all are of the year',
      days.every((day) => day.startsWith(String(year))),
    );
    ctx.expectEqual(
      'the holiday',
      holidays.find(({ id }) => id === first.id),
      changed,
    );
    const last = { ...(await holidayFields(ctx, me)), date: await lastDay() };
    await me.request('createHoliday', { body: last });
    const ofYear = { query: { year: Number(last.date.slice(0, 4)) } };
    const { holidays: found } = await me.request('getHolidays', ofYear);
    ctx.expectThat(
      'the last day is of its year',
      found.some(({ id }) => id === last.id),
    );
    await me.request('deleteHoliday', { path: { id: last.id } });
    async function lastDay(): Promise<string> {
      const { holidays: taken } = await me.request('getHolidays');
      const known = new Set(taken.map(({ date }) => date));
      const years = Array.from({ length: 60 }, (_, at) => `${2090 - at}-12-31`);
      return years.find((day) => !known.has(day)) ?? '2030-12-31';
    }
    for (const { id } of [first, second]) await me.request('deleteHoliday', { path: { id } });
    const { holidays: remaining } = await me.request('getHolidays');
    const all = remaining.map(({ date }) => date);
    ctx.expectEqual('the order of all', all, all.toSorted());
    ctx.expectThat('it is no longer listed', !remaining.some(({ id }) => id === first.id));
  },
});
