import { scenario } from '../../scenario/types.ts';
import { holidayFields } from '../../support/organization.ts';

export default scenario({
  title: 'A holiday is a whole day unless it is stored as a half one',
  source: 'ADMIN-022',
  async run(ctx) {
    const me = ctx.as('admin');
    const fields = await holidayFields(ctx, me);
    const { holiday: full } = await me.request('createHoliday', { body: fields });
    ctx.expectEqual('a holiday without the property', full.isHalfDay, false);
    const { holiday: half } = await me.request('updateHoliday', {
      body: { ...fields, isHalfDay: true },
    });
    ctx.expectEqual('as a half day', half, { ...fields, isHalfDay: true, version: 2 });
    const name = ctx.name('Holiday');
    const { holiday: renamed } = await me.request('updateHoliday', { body: { ...fields, name } });
    ctx.expectEqual('after a change without the property', renamed.isHalfDay, true);
    const path = { id: fields.id };
    const { holiday: read } = await me.request('getHoliday', { path });
    ctx.expectEqual('as it is read', read, renamed);
    const other = await holidayFields(ctx, me);
    const taken = await me.expectError(409, 'createHoliday', {
      body: { ...other, date: fields.date, isHalfDay: false },
    });
    ctx.expectEqual('a whole holiday on the day', Object.keys(taken.fieldErrors ?? {}), ['date']);
    await me.request('deleteHoliday', { path });
    await me.expectError(404, 'getHoliday', { path });
  },
});
