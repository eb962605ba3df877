import { scenario } from '../../../scenario/types.ts';
import { employee, employeeFields, seen } from '../../../support/people.ts';

export default scenario({
  title: 'A birth is in the past and before the first day, which is at most a year from now',
  source: 'PEOPL-016',
  async run(ctx) {
    const me = ctx.as('admin');
    const { version: _, ...known } = await employee(ctx, me);
    const before = await seen(me, known.id);
    const cases = [
      ['dateOfBirth', { dateOfBirth: ctx.day(3), joinedOn: null }],
      ['dateOfBirth', { dateOfBirth: '2020-01-06', joinedOn: '2010-01-04' }],
      ['dateOfBirth', { dateOfBirth: '2010-01-04', joinedOn: '2010-01-04' }],
      ['joinedOn', { dateOfBirth: '1990-04-01', joinedOn: ctx.day(400) }],
      ['joinedOn', { dateOfBirth: null, joinedOn: '9999-12-31' }],
    ] as const;
    for (const [field, days] of cases) {
      for (const { fieldErrors = {} } of [
        await me.expectError(400, 'createEmployee', { body: { ...employeeFields(ctx), ...days } }),
        await me.expectError(400, 'updateEmployee', { body: { ...known, ...days } }),
      ]) {
        ctx.expectEqual('the reported field', Object.keys(fieldErrors), [field]);
      }
    }
    const after = await seen(me, known.id);
    ctx.expectEqual(
      'the stored days',
      [after.dateOfBirth, after.joinedOn],
      [before.dateOfBirth, before.joinedOn],
    );
    const days = { dateOfBirth: '1990-04-01', joinedOn: ctx.day(300) };
    await me.request('updateEmployee', { body: { ...known, ...days } });
    ctx.expectEqual('a first day ahead', (await seen(me, known.id)).joinedOn, days.joinedOn);
  },
});
