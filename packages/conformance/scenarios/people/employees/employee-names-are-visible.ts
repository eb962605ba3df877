import { scenario } from '../../../scenario/types.ts';
import { employee, employeeFields, seen } from '../../../support/people.ts';

export default scenario({
  title: 'A name has visible characters',
  source: 'PEOPL-016, REG-012',
  async run(ctx) {
    const me = ctx.as('admin');
    const { version: _, ...known } = await employee(ctx, me);
    for (const fullName of ['\u200B', '\u2800 \u00AD', '\u3164', '\u202E\uFEFF']) {
      for (const { fieldErrors = {} } of [
        await me.expectError(400, 'createEmployee', { body: { ...employeeFields(ctx), fullName } }),
        await me.expectError(400, 'updateEmployee', { body: { ...known, fullName } }),
      ]) {
        ctx.expectEqual('the reported field', Object.keys(fieldErrors), ['fullName']);
      }
    }
    ctx.expectEqual('the name', (await seen(me, known.id)).fullName, known.fullName);
    await me.request('updateEmployee', { body: { ...known, workPlace: '\u200B' } });
    ctx.expectEqual('an invisible work place', (await seen(me, known.id)).workPlace, '');
  },
});
