import { scenario } from '../../../scenario/types.ts';
import { asset, assigned, dayText, detail, employee, statusId } from '../../../support/assets.ts';

export default scenario({
  title:
    'A bulk action changes each asset that it applies to, and returns the reason for each other',
  source: 'ASSET-172, ASSET-046',
  async run(ctx) {
    const me = ctx.as('admin');
    const [free, other] = [await asset(ctx, me), await asset(ctx, me)];
    const { assetId: assignedId } = await assigned(ctx, me);
    const isDone = (response: { outcomes: { assetId: string; isDone: boolean }[] }) =>
      response.outcomes.map((each) => [each.assetId, each.isDone]);
    const employeeId = (await employee(ctx, me)).id;
    const given = await me.request('bulkAssignAssets', {
      body: {
        assetIds: [free, assignedId],
        employeeId,
        expectedReturnOn: ctx.day(5),
        note: 'Lent',
      },
    });
    ctx.expectEqual('assigned', isDone(given), [
      [free, true],
      [assignedId, false],
    ]);
    const [, rejected] = given.outcomes;
    ctx.expectThat('the other one has the reason', rejected?.errorMessages.join('') !== '');
    ctx.expectEqual('how many', given.doneCount, 1);
    ctx.expectEqual('the status', (await detail(me, free)).assetStatus, 'Assigned');
    const [loaned] = (await me.request('listAssetAssignments', { path: { id: free } }))
      .assetHistories;
    const until = await dayText(me, ctx.day(5));
    ctx.expectEqual('as agreed', [loaned?.expectedReturnOnAsString, loaned?.note], [until, 'Lent']);
    const back = await me.request('bulkTakeBackAssets', { body: { assetIds: [free, other] } });
    ctx.expectEqual('taken back', isDone(back), [
      [free, true],
      [other, false],
    ]);
    ctx.expectEqual('the status', (await detail(me, free)).assetStatus, 'InStore');
    const scrap = { statusId: await statusId(me, 'Scrap') };
    const dayAsString = await dayText(me, ctx.day(0, me.timeZone));
    const without = await me.request('bulkChangeAssetStatus', {
      body: { assetIds: [free], ...scrap },
    });
    ctx.expectEqual('without its day', isDone(without), [[free, false]]);
    const body = { assetIds: [free, assignedId, free], ...scrap, dayAsString };
    const scrapped = await me.request('bulkChangeAssetStatus', { body });
    ctx.expectEqual('scrapped', isDone(scrapped), [
      [free, true],
      [assignedId, true],
      [free, false],
    ]);
    const { assetAssignment } = await me.request('getAssetAssignment', {
      path: { id: assignedId },
    });
    ctx.expectEqual('its assignment', assetAssignment, null);
    const { assetHistories } = await me.request('listAssetAssignments', {
      path: { id: assignedId },
    });
    const isLasting = assetHistories.map((each) => each.assignmentEndDateAsString === '');
    ctx.expectEqual('whether it lasts', isLasting, [false]);
    const { assetId: stored } = await assigned(ctx, me);
    const deleted = await me.request('bulkDeleteAssets', { body: { assetIds: [other, stored] } });
    ctx.expectEqual('deleted', isDone(deleted), [
      [other, true],
      [stored, false],
    ]);
    await me.expectError(404, 'getAsset', { path: { id: other } });
    await me.request('getAsset', { path: { id: stored } });
  },
});
