import { scenario } from '../../scenario/types.ts';

export default scenario({
  title: 'A login is stored once, for the caller’s employee record',
  source: 'AUTH-033',
  async run(ctx) {
    const me = ctx.as('member');
    const other = ctx.as('colleague');
    const getEmployeeId = async (who: typeof me) =>
      (await who.request('getProfile')).profile.employeeId;
    const body = {
      id: ctx.uuid(),
      employeeId: await getEmployeeId(me),
      tenantId: me.tenantId,
      ipAddress: '',
      timestamp: ctx.minutesFromNow(0),
      dateTimeStampFormatted: '',
      browser: 'Conformance kit',
    };
    const foreign = { ...body, employeeId: await getEmployeeId(other) };
    await me.expectError(400, 'saveUserLogin', { body: foreign });
    await me.request('saveUserLogin', { body });
    await me.request('saveUserLogin', { body });
  },
});
