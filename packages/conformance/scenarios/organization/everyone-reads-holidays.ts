import { scenario } from '../../scenario/types.ts';
import { holiday, holidayFields } from '../../support/organization.ts';

export default scenario({
  title: 'Everyone in the organization reads its holidays, and only some may change them',
  source: 'ADMIN-022, PRIV-048',
  async run(ctx) {
    const [admin, me] = [ctx.as('admin'), ctx.as('member')];
    const made = await holiday(ctx, admin);
    const year = Number(made.date.slice(0, 4));
    const { holidays } = await me.request('getHolidays', { query: { year } });
    ctx.expectEqual(
      'the holiday as a member reads it',
      holidays.find(({ id }) => id === made.id),
      made,
    );
    const body = await holidayFields(ctx, admin);
    await me.expectError(403, 'createHoliday', { body });
    await me.expectError(403, 'createHolidays', { body: { holidays: [body] } });
    await me.expectError(403, 'updateHoliday', { body: made });
    await me.expectError(403, 'deleteHoliday', { path: { id: made.id } });
    await admin.request('deleteHoliday', { path: { id: made.id } });
  },
});
