import { scenario } from '../../../scenario/types.ts';
import { addAbsence } from '../../../support/people.ts';

export default scenario({
  title: 'Everyone sees when someone is away, and only some see why or may change it',
  source: 'PEOPL-D41, PEOPL-D42',
  async run(ctx) {
    const [admin, member] = [ctx.as('admin'), ctx.as('member')];
    const { employeeId, ...made } = await addAbsence(ctx, admin);
    const find = async (me: typeof admin, from: string, to: string) => {
      const query = { from, to, employeeId };
      const { absences } = await me.request('listAbsences', { query });
      return absences.find(({ id }) => id === made.id);
    };
    const { firstDay, lastDay, isHalfDay, kind, note } = made;
    const seen = await find(admin, firstDay, firstDay);
    ctx.expectEqual('the reason with the right', [seen?.kind, seen?.note], [kind, note]);
    const other = await find(member, lastDay, lastDay);
    ctx.expectEqual(
      'the days for everyone',
      [other?.firstDay, other?.lastDay, other?.isHalfDay],
      [firstDay, lastDay, isHalfDay],
    );
    ctx.expectEqual('the reason without it', [other?.kind, other?.note], [null, null]);
    ctx.expectEqual('the days before', await find(admin, '2031-05-01', '2031-05-04'), undefined);
    ctx.expectEqual('the days after', await find(admin, '2031-05-10', '2031-05-30'), undefined);
    const tooLong = { from: '2031-01-01', to: '2032-01-02' };
    await admin.expectError(400, 'listAbsences', { query: tooLong });
    const added = {
      ...made,
      employeeId,
      id: ctx.uuid(),
      firstDay: '2031-06-02',
      lastDay: '2031-06-02',
    };
    await member.expectError(403, 'createAbsence', { body: added });
    await member.expectError(403, 'updateAbsence', { body: made });
    await member.expectError(403, 'deleteAbsence', { path: { id: made.id } });
    await admin.request('updateAbsence', { body: { ...made, note: 'Changed', version: 1 } });
    await admin.expectError(409, 'updateAbsence', { body: { ...made, version: 1 } });
    const changed = await find(admin, firstDay, firstDay);
    ctx.expectEqual('the change', [changed?.note, changed?.version], ['Changed', 2]);
    await admin.request('deleteAbsence', { path: { id: made.id } });
    ctx.expectEqual('a deleted one', await find(admin, firstDay, firstDay), undefined);
    await admin.expectError(404, 'deleteAbsence', { path: { id: made.id } });
  },
});
