import { scenario } from '../../../scenario/types.ts';
import { employee, seen } from '../../../support/people.ts';

export default scenario({
  title: 'The preview of another manager rejects what the change rejects, and names both managers',
  source: 'PEOPL-016, PEOPL-015',
  async run(ctx) {
    const me = ctx.as('admin');
    const first = await employee(ctx, me, { reportingToId: null, isTeamLead: true });
    const second = await employee(ctx, me, { reportingToId: null, isTeamLead: true });
    const { id } = await employee(ctx, me, { reportingToId: first.id });
    const requested = { id, reportingToId: second.id };
    const body = { ...requested, version: 1 };
    ctx.expectEqual('the preview', await me.request('previewManagerChange', { body: requested }), {
      manager: second.fullName,
      formerManager: first.fullName,
      openReviews: [],
      isTimeSeen: true,
      isTimeHidden: true,
    });
    ctx.expectEqual('the manager', (await seen(me, id)).reportingToId, first.id);
    await me.request('setEmployeeManager', { body });
    ctx.expectEqual('the new manager', (await seen(me, id)).reportingToId, second.id);
    await me.expectError(409, 'setEmployeeManager', { body: { ...body, reportingToId: first.id } });
    for (const call of ['previewManagerChange', 'setEmployeeManager'] as const) {
      for (const reportingToId of [second.id, id, ctx.uuid()]) {
        const { fieldErrors = {} } = await me.expectError(400, call, {
          body: { id: second.id, reportingToId },
        });
        ctx.expectEqual('the reported field', Object.keys(fieldErrors), ['reportingToId']);
      }
    }
    await me.request('setEmployeeManager', { body: { id, reportingToId: null } });
    ctx.expectEqual('no manager', (await seen(me, id)).reportingToId, null);
  },
});
