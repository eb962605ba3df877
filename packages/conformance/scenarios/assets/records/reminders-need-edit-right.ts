import { scenario } from '../../../scenario/types.ts';
import type { Actor, ScenarioContext } from '../../../scenario/types.ts';
import { asset, assetType, move } from '../../../support/assets.ts';
import { allOf, fetchCounts } from '../../../support/notifications.ts';
import { employeeFields, invitation } from '../../../support/people.ts';
import { accept, newOrganization, registrationFields } from '../../../support/registration.ts';
import { vendor } from '../../../support/vendors.ts';

const warrantyEnds = 12;

/** An employee of an organization who may edit assets there and can sign in. */
async function editor(
  ctx: ScenarioContext,
  me: Actor,
  more: { reportingToId?: string; joinedOn?: string },
) {
  const known = registrationFields(ctx);
  await me.request('registerOrganization', { body: known });
  const employee = { ...employeeFields(ctx), ...more };
  await me.request('createEmployee', { body: employee });
  const { roles } = await me.request('getRoles');
  const editing = roles.find(({ privileges }) => privileges.includes('assetManager.editDetails'));
  const roleIds = editing ? [editing.id] : [];
  const sent = { ...invitation(ctx, { employeeId: employee.id, roleIds }), email: known.email };
  await me.request('inviteSecurityUser', { body: sent });
  return { id: employee.id, actor: await accept(await ctx.newcomer(known.email), me.tenantId) };
}

/** The warranty notifications of a person. */
const listNotifiedAssets = async (me: Actor) =>
  (await allOf(me))
    .filter(({ typeId }) => typeId === warrantyEnds)
    .map(({ notificationData: { assetIds } }) => assetIds?.toSorted() ?? []);

export default scenario({
  title:
    'Everyone who may edit assets and has not left is notified of ending warranties, only for assets in use, and not for a deleted asset',
  source: 'ASSET-D24',
  async run(ctx) {
    const me = await newOrganization(ctx);
    const alike = { assetTypeId: await assetType(ctx, me), vendorId: (await vendor(ctx, me)).id };
    const { timeZone } = (await me.request('getProfile')).profile;
    // 29 February occurs only every four years.
    const [year = '', month = '', day = ''] = ctx.day(4).split('-');
    const started = `${Number(year) - 4}-${month}-${day}`;
    const ending = () =>
      asset(ctx, me, {
        ...alike,
        dateOfPurchase: started,
        warrantyStartDate: started,
        warrantyPeriod: 4,
      });
    const here = await editor(ctx, me, {});
    const remaining = [
      await editor(ctx, me, { reportingToId: here.id }),
      await editor(ctx, me, { joinedOn: ctx.day(-40) }),
    ];
    const isActive = async (is: boolean) => {
      for (const { id } of remaining) {
        await me.request('setEmployeeState', { body: { id, isActive: is } });
      }
    };
    await isActive(false);
    const [first, assignedId, third] = [await ending(), await ending(), await ending()];
    const given = { id: ctx.uuid(), assetId: assignedId, employeeId: here.id };
    await me.request('assignAsset', { body: given });
    for (const status of ['Scrap', 'Disposed'] as const) {
      await move(me, await ending(), { status, day: ctx.day(0, timeZone) });
    }
    // The server decides whether it notifies on the first load of a day.
    if ((await listNotifiedAssets(me)).length === 0) return;
    await isActive(true);
    const expectNotified = async (what: string, ids: string[]) => {
      for (const who of [me, here.actor]) {
        ctx.expectEqual(
          what,
          await listNotifiedAssets(who),
          ids.length > 0 ? [ids.toSorted()] : [],
        );
      }
    };
    await expectNotified('what is in use', [first, assignedId, third]);
    for (const { actor } of remaining)
      ctx.expectEqual('employees who have left', await listNotifiedAssets(actor), []);
    const before = await fetchCounts(here.actor);
    await me.request('deleteAsset', { path: { id: first } });
    await expectNotified('once one is deleted', [assignedId, third]);
    await move(me, third, { status: 'Scrap', day: ctx.day(0, timeZone) });
    await expectNotified('once one is scrapped', [assignedId]);
    const done = (await allOf(me)).find(({ typeId }) => typeId === warrantyEnds);
    await me.request('completeNotification', { query: { notificationId: done?.id ?? '' } });
    await me.request('removeAssetAssignment', { path: { id: given.id } });
    await me.request('deleteAsset', { path: { id: assignedId } });
    ctx.expectEqual('once none is left', await listNotifiedAssets(here.actor), []);
    ctx.expectEqual('what was completed stays as it is', await listNotifiedAssets(me), [
      [assignedId],
    ]);
    const after = await fetchCounts(here.actor);
    const less = before.unreadNotificationCount - after.unreadNotificationCount;
    ctx.expectEqual('less to read, by the reminder and the handover', less, 2);
  },
});
