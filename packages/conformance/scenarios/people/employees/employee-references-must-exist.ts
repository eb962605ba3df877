import { scenario } from '../../../scenario/types.ts';
import { employee, employeeFields, seen } from '../../../support/people.ts';

export default scenario({
  title: 'An employee has an existing designation and manager, or none',
  source: 'PEOPL-006, PEOPL-014, PEOPL-D04',
  async run(ctx) {
    const me = ctx.as('admin');
    const somebody = await employee(ctx, me);
    const { version: _, ...known } = somebody;
    for (const field of ['designationId', 'reportingToId'] as const) {
      const strange = { [field]: ctx.uuid() };
      for (const { fieldErrors = {} } of [
        await me.expectError(400, 'createEmployee', {
          body: { ...employeeFields(ctx), ...strange },
        }),
        await me.expectError(400, 'updateEmployee', { body: { ...known, ...strange } }),
      ]) {
        ctx.expectEqual('the reported field', Object.keys(fieldErrors), [field]);
      }
      ctx.expectEqual(`the ${field}`, (await seen(me, somebody.id))[field], somebody[field]);
    }
  },
});
