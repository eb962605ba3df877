import { scenario } from '../../scenario/types.ts';
import type { Actor, ScenarioContext } from '../../scenario/types.ts';
import { asset, assetType } from '../../support/assets.ts';
import { allOf } from '../../support/notifications.ts';
import { newOrganization } from '../../support/registration.ts';
import { vendor } from '../../support/vendors.ts';

const warrantyEnds = 12;

/** The start of a one-year warranty that ends in this many days. */
function getStartDay(ctx: ScenarioContext, days: number): string {
  const [year = '', month = '', date = ''] = ctx.day(days).split('-');
  // The year before 29 February has no such date.
  return `${Number(year) - 1}-${month}-${month === '02' && date === '29' ? '28' : date}`;
}

/** Assets of a new organization, by their due reminder. */
async function createAssets(ctx: ScenarioContext, me: Actor) {
  const alike = { assetTypeId: await assetType(ctx, me), vendorId: (await vendor(ctx, me)).id };
  const ending = (days: number) => {
    const warrantyStartDate = getStartDay(ctx, days);
    const dateOfPurchase = warrantyStartDate;
    return asset(ctx, me, { ...alike, dateOfPurchase, warrantyStartDate, warrantyPeriod: 1 });
  };
  // Midnight may pass between creation and the check.
  const [first, second, soon] = [await ending(29), await ending(16), await ending(6)];
  await ending(33);
  return { month: [first, second], week: [soon] };
}

export default scenario({
  title:
    'Everyone who may edit assets is notified of warranties that end within 30 days and within 7, once for each period and as long as it applies',
  source: 'NOTIF-D02',
  async run(ctx) {
    const me = await newOrganization(ctx);
    const due = await createAssets(ctx, me);
    const listNotifications = async () =>
      (await allOf(me))
        .map(({ typeId, notificationData: { days, assetIds } }) => ({
          typeId,
          days,
          assetIds: assetIds?.toSorted(),
        }))
        .toSorted((a, b) => a.typeId - b.typeId || (a.days ?? 0) - (b.days ?? 0));
    const first = await listNotifications();
    // The server decides whether it notifies on the first load of a day.
    if (first.length === 0) return;
    ctx.expectEqual('the notifications', first, [
      { typeId: warrantyEnds, days: 7, assetIds: due.week },
      { typeId: warrantyEnds, days: 30, assetIds: due.month.toSorted() },
    ]);
    ctx.expectEqual('once', await listNotifications(), first);
    const [id = ''] = due.week;
    await me.request('deleteAsset', { path: { id } });
    ctx.expectEqual('of a deleted asset', await listNotifications(), first.slice(1));
  },
});
