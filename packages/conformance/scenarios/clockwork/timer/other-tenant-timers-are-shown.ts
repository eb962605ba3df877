import { scenario } from '../../../scenario/types.ts';
import type { Actor } from '../../../scenario/types.ts';
import { payLoad } from '../../../support/clockwork.ts';

interface Other {
  tenantId: string;
  /** Whether the person already has a running timer there. */
  isRunning: boolean;
}

/** Tenants, except that of the run, where the person may use ClockWork. */
async function listOtherTenants(me: Actor): Promise<Other[]> {
  const { tenants } = await me.request('getUserTenants');
  const others = tenants.filter(({ id, isUserAssigned }) => isUserAssigned && id !== me.tenantId);
  const found: Other[] = [];
  for (const { id: tenantId } of others) {
    const { status, body } = await me.call('getRunningEntries', { path: { tenantId } });
    if (status !== 200) continue;
    found.push({ tenantId, isRunning: body.clockWorkRunningEntries.length > 0 });
  }
  return found;
}

export default scenario({
  title: 'A timer that is running in another tenant is returned only to its owner',
  source: 'CLOCK-D43',
  async run(ctx) {
    const me = ctx.as('admin');
    const date = ctx.day(0, me.timeZone);
    const readActual = async (who: Actor) => [
      ((await who.request('getClockWorkMini', { path: { date } })).runningElsewhere ?? []).map(
        (each) => each.tenantId,
      ),
      ((await who.request('getRunningEntries')).runningElsewhere ?? []).map(
        (each) => each.tenantId,
      ),
    ];
    for (const { tenantId, isRunning } of await listOtherTenants(me)) {
      const isIncluded = async () => (await readActual(me)).map((ids) => ids.includes(tenantId));
      ctx.expectEqual('the running entry there', await isIncluded(), [isRunning, isRunning]);
      if (isRunning) continue;
      const entryPayLoad = payLoad(ctx, ctx.minutesFromNow(0), null);
      const path = { tenantId };
      await me.request('postClockWork', { path, body: { type: 'add', entryPayLoad } });
      ctx.expectEqual('while the entry is running', await isIncluded(), [true, true]);
      const others = (await readActual(ctx.as('member'))).flat();
      ctx.expectThat('nobody else is notified of it', !others.includes(tenantId));
      await me.request('deleteClockWorkEntries', { path, body: [entryPayLoad.id] });
      ctx.expectEqual('after its deletion', await isIncluded(), [false, false]);
    }
  },
});
