import { scenario } from '../../../scenario/types.ts';
import { employeeFields, seen, user } from '../../../support/people.ts';

export default scenario({
  title: 'Texts of people are stored without surrounding spaces, and a blank name is rejected',
  source: 'REG-012, PEOPL-D04',
  async run(ctx) {
    const me = ctx.as('admin');
    const body = {
      ...employeeFields(ctx),
      workPlace: ' Office ',
      shift: ' Day\u200B shift ',
      phone: ' 12 ',
    };
    const named = { ...body, fullName: ` ${body.fullName} ` };
    await me.request('createEmployee', { body: named });
    const { fullName, workPlace, shift, phone, isActive } = await seen(me, body.id);
    ctx.expectEqual(
      'the stored values',
      [fullName, workPlace, shift, phone],
      [body.fullName, 'Office', 'Day shift', '12'],
    );
    ctx.expectEqual('who is new may enter', isActive, true);
    const blank = { ...employeeFields(ctx), fullName: '   ' };
    const { fieldErrors } = await me.expectError(400, 'createEmployee', { body: blank });
    ctx.expectThat('the error names the field', fieldErrors?.['fullName'] !== undefined);
    const { id, name } = await user(ctx, me);
    await me.request('updateSecurityUser', { body: { id, name, dateFormat: 'MM/DD/YYYY' } });
  },
});
