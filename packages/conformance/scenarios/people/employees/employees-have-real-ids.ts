import { scenario } from '../../../scenario/types.ts';
import { employeeFields } from '../../../support/people.ts';

export default scenario({
  title: 'The id that means no record belongs to no employee',
  source: 'PEOPL-016',
  async run(ctx) {
    const me = ctx.as('admin');
    const id = '00000000-0000-0000-0000-000000000000';
    const { fieldErrors = {} } = await me.expectError(400, 'createEmployee', {
      body: { ...employeeFields(ctx), id },
    });
    ctx.expectEqual('the reported field', Object.keys(fieldErrors), ['id']);
    await me.expectError(404, 'getEmployee', { path: { id } });
    const below = await me.expectError(400, 'createEmployee', {
      body: { ...employeeFields(ctx), reportingToId: id },
    });
    ctx.expectEqual('the field', Object.keys(below.fieldErrors ?? {}), ['reportingToId']);
  },
});
