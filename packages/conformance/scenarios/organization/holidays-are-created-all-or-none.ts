import { scenario } from '../../scenario/types.ts';
import { holiday, holidayFields } from '../../support/organization.ts';

export default scenario({
  title: 'Multiple holidays are created all or none, with an error at each rejected row',
  source: 'ADMIN-022',
  async run(ctx) {
    const me = ctx.as('admin');
    const first = { ...(await holidayFields(ctx, me)), isHalfDay: true };
    const second = { ...(await holidayFields(ctx, me)), isOptional: true, isHalfDay: false };
    const { holidays: created } = await me.request('createHolidays', {
      body: { holidays: [first, second] },
    });
    ctx.expectEqual('the created holidays', created, [
      { ...first, version: 1 },
      { ...second, version: 1 },
    ]);
    const [free, other] = [await holidayFields(ctx, me), await holidayFields(ctx, me)];
    const taken = await me.expectError(409, 'createHolidays', {
      body: { holidays: [free, { ...other, date: first.date }] },
    });
    ctx.expectEqual('the row whose day is taken', Object.keys(taken.fieldErrors ?? {}), [
      'holidays.1.date',
    ]);
    const twice = await me.expectError(400, 'createHolidays', {
      body: { holidays: [free, { ...other, date: free.date }] },
    });
    ctx.expectEqual('the row whose day stands twice', Object.keys(twice.fieldErrors ?? {}), [
      'holidays.1.date',
    ]);
    const unnamed = await me.expectError(400, 'createHolidays', {
      body: { holidays: [free, { ...other, name: '\u200B' }] },
    });
    ctx.expectEqual('the row without a visible name', Object.keys(unnamed.fieldErrors ?? {}), [
      'holidays.1.name',
    ]);
    await me.expectError(409, 'createHolidays', {
      body: { holidays: [free, { ...other, id: first.id }] },
    });
    const { holidays: listed } = await me.request('getHolidays');
    ctx.expectThat(
      'none after a rejected request',
      listed.every(({ date }) => date !== free.date && date !== other.date),
    );
    const nameless = { body: { ...(await holiday(ctx, me)), name: '\u200B' } };
    await me.expectError(400, 'updateHoliday', nameless);
    for (const id of [first.id, second.id, nameless.body.id])
      await me.request('deleteHoliday', { path: { id } });
  },
});
