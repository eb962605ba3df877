import { scenario } from '../../scenario/types.ts';
import { entriesAbout } from '../../support/audit.ts';
import { employee } from '../../support/people.ts';

export default scenario({
  title: 'The audit log names records by their names, and personal data only as changed',
  source: 'PRIV-001, PEOPL-019',
  async run(ctx) {
    const me = ctx.as('admin');
    const manager = await employee(ctx, me);
    const record = await employee(ctx, me, { reportingToId: null });
    const phone = '+49 30 5550 7788';
    await me.request('updateEmployee', {
      body: { ...record, phone, dateOfBirth: '1981-02-03', reportingToId: manager.id },
    });
    const update = (await entriesAbout(me, record.id)).at(-1);
    const values = update?.changes.map(({ field, to }) => [field, to]) ?? [];
    const after = new Map(values as [string, string[]][]);
    ctx.expectEqual('the manager', after.get('reportingToId'), [manager.fullName]);
    ctx.expectEqual('the telephone number', after.get('phone'), []);
    ctx.expectEqual('the date of birth', after.get('dateOfBirth'), []);
  },
});
