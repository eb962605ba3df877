import { scenario } from '../../scenario/types.ts';
import { employeeFields, seen, user } from '../../support/people.ts';

export default scenario({
  title: 'Texts of people are kept without the blanks around them, and a name of blanks is refused',
  source: 'REG-012, and the decisions on people',
  async run(kit) {
    const me = kit.as('admin');
    const body = { ...employeeFields(kit), workPlace: ' Office ', phone: ' 12 ' };
    const named = { ...body, fullName: ` ${body.fullName} ` };
    await me.ask('createEmployee', { body: named });
    const { fullName, workPlace, phone, isActive } = await seen(me, body.id);
    kit.expectEqual('what is kept', [fullName, workPlace, phone], [body.fullName, 'Office', '12']);
    kit.expectEqual('who is new may enter', isActive, true);
    const blank = { ...employeeFields(kit), fullName: '   ' };
    const { fieldErrors } = await me.refused(400, 'createEmployee', { body: blank });
    kit.expectThat('the refusal names the field', fieldErrors?.['fullName'] !== undefined);
    const { id, name } = await user(kit, me);
    await me.ask('updateSecurityUser', { body: { id, name, dateFormat: 'MM/DD/YYYY' } });
  },
});
