import { scenario } from '../../scenario/types.ts';

export default scenario({
  title: 'A login is saved for the caller’s own record, once',
  source: 'AUTH-033',
  async run(kit) {
    const me = kit.as('member');
    const other = kit.as('colleague');
    const employeeOf = async (who: typeof me) => (await who.ask('getProfile')).profile.employeeId;
    const body = {
      id: kit.uuid(),
      employeeId: await employeeOf(me),
      tenantId: me.tenantId,
      ipAddress: '',
      timestamp: kit.minutesFromNow(0),
      dateTimeStampFormatted: '',
      browser: 'Conformance kit',
    };
    const foreign = { ...body, employeeId: await employeeOf(other) };
    await me.refused(400, 'saveUserLogin', { body: foreign });
    await me.ask('saveUserLogin', { body });
    await me.ask('saveUserLogin', { body });
  },
});
