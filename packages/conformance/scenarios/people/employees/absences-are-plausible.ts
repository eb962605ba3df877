import { scenario } from '../../../scenario/types.ts';
import { addAbsence } from '../../../support/people.ts';

export default scenario({
  title: 'An absence has plausible days, and an employee has one at a time',
  source: 'PEOPL-D41',
  async run(ctx) {
    const me = ctx.as('admin');
    const { id, employeeId, kind, note } = await addAbsence(ctx, me);
    const week = {
      id,
      firstDay: '2031-05-05',
      lastDay: '2031-05-09',
      isHalfDay: false,
      kind,
      note,
    };
    await me.request('updateAbsence', { body: week });
    const cases = [
      ['lastDay', { lastDay: '2031-05-04' }],
      ['lastDay', { lastDay: '2032-05-05' }],
      ['isHalfDay', { isHalfDay: true }],
    ] as const;
    for (const [field, days] of cases) {
      const body = { ...week, ...days };
      const added = { ...body, id: ctx.uuid(), employeeId };
      for (const { fieldErrors = {} } of [
        await me.expectError(400, 'updateAbsence', { body }),
        await me.expectError(400, 'createAbsence', { body: added }),
      ]) {
        ctx.expectEqual('the reported field', Object.keys(fieldErrors), [field]);
      }
    }
    const other = { ...week, id: ctx.uuid(), employeeId };
    for (const [firstDay, lastDay] of [
      ['2031-05-01', '2031-05-05'],
      ['2031-05-09', '2031-05-12'],
      ['2031-05-06', '2031-05-07'],
      ['2031-05-01', '2031-05-30'],
    ] as const) {
      await me.expectError(409, 'createAbsence', { body: { ...other, firstDay, lastDay } });
    }
    const next = { ...other, firstDay: '2031-05-10', lastDay: '2032-05-09' };
    await me.request('createAbsence', { body: next });
    await me.expectError(409, 'updateAbsence', { body: { ...week, lastDay: '2031-05-10' } });
    const unknown = { ...other, id: ctx.uuid(), employeeId: ctx.uuid() };
    await me.expectError(400, 'createAbsence', { body: unknown });
    await me.request('setEmployeeState', { body: { id: employeeId, isActive: false } });
    const late = { ...other, id: ctx.uuid(), firstDay: '2033-05-10', lastDay: '2033-05-10' };
    await me.expectError(400, 'createAbsence', { body: late });
  },
});
