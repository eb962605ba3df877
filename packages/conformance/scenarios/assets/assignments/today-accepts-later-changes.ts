import { scenario } from '../../../scenario/types.ts';
import { asset, detail, edited, employee, move } from '../../../support/assets.ts';
import { inTimeZone } from '../../../support/people.ts';
import { fetchProfile } from '../../../support/profile.ts';

/** These two zones never have the same date. */
const [ahead, behind] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];

export default scenario({
  title:
    'A change made on a day that has not yet started for another user does not block that user: their today counts as that day',
  source: 'ASSET-075, ASSET-D48',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const { id } = await fetchProfile(me);
    const { id: employeeId } = await employee(ctx, me);
    let assetId = '';
    await inTimeZone(me, { id, timeZone: ahead }, async () => {
      assetId = await asset(ctx, me, {
        dateOfPurchase: ctx.day(0, ahead),
        warrantyStartDate: ctx.day(0, ahead),
      });
    });
    const { lastStatusThreshold: last } = await detail(me, assetId);
    await inTimeZone(me, { id, timeZone: behind }, async () => {
      await me.request('updateAsset', { body: await edited(me, assetId, { name: ctx.name() }) });
      const given = { id: ctx.uuid(), assetId, employeeId };
      await me.request('assignAsset', { body: given });
      await me.request('removeAssetAssignment', { path: { id: given.id } });
      await move(me, assetId, { status: 'Repair', day: ctx.day(0, behind) });
      await move(me, assetId, { status: 'InStore', day: last });
    });
    ctx.expectEqual('the day of the last', (await detail(me, assetId)).lastStatusThreshold, last);
    const { assetHistories } = await me.request('listAssetAssignments', { path: { id: assetId } });
    const [loaned] = assetHistories;
    ctx.expectEqual(
      'the assignment ends no earlier than it begins',
      loaned?.assignmentEndDateAsString,
      loaned?.assignmentStartDateAsString,
    );
  },
});
