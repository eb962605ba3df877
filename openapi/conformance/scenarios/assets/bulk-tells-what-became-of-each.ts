import { scenario } from '../../scenario/types.ts';
import { asset, assigned, dayText, detail, employee, statusId } from '../../support/assets.ts';

export default scenario({
  title:
    'A deed with several assets is done with each that it fits, and says why not with the others',
  source: 'ASSET-172, ASSET-046',
  async run(kit) {
    const me = kit.as('admin');
    const [free, other] = [await asset(kit, me), await asset(kit, me)];
    const { assetId: held } = await assigned(kit, me);
    const isDone = (answer: { outcomes: { assetId: string; isDone: boolean }[] }) =>
      answer.outcomes.map((each) => [each.assetId, each.isDone]);
    const employeeId = (await employee(kit, me)).id;
    const given = await me.ask('bulkAssignAssets', {
      body: { assetIds: [free, held], employeeId, expectedReturnOn: kit.day(5), note: 'Lent' },
    });
    kit.expectEqual('assigned', isDone(given), [
      [free, true],
      [held, false],
    ]);
    const [, refused] = given.outcomes;
    kit.expectThat('the other says why', refused?.errorMessages.join('') !== '');
    kit.expectEqual('how many', given.doneCount, 1);
    kit.expectEqual('the status', (await detail(me, free)).assetStatus, 'Assigned');
    const [lent] = (await me.ask('listAssetAssignments', { path: { id: free } })).assetHistories;
    const until = await dayText(me, kit.day(5));
    kit.expectEqual('as agreed', [lent?.expectedReturnOnAsString, lent?.note], [until, 'Lent']);
    const back = await me.ask('bulkTakeBackAssets', { body: { assetIds: [free, other] } });
    kit.expectEqual('taken back', isDone(back), [
      [free, true],
      [other, false],
    ]);
    kit.expectEqual('the status', (await detail(me, free)).assetStatus, 'InStore');
    const scrap = { statusId: await statusId(me, 'Scrap') };
    const dayAsString = await dayText(me, kit.day(0, me.timeZone));
    const without = await me.ask('bulkChangeAssetStatus', { body: { assetIds: [free], ...scrap } });
    kit.expectEqual('without its day', isDone(without), [[free, false]]);
    const body = { assetIds: [free, held, free], ...scrap, dayAsString };
    const scrapped = await me.ask('bulkChangeAssetStatus', { body });
    kit.expectEqual('scrapped', isDone(scrapped), [
      [free, true],
      [held, true],
      [free, false],
    ]);
    const { assetAssignment } = await me.ask('getAssetAssignment', { path: { id: held } });
    kit.expectEqual('its assignment', assetAssignment, null);
    const { assetHistories } = await me.ask('listAssetAssignments', { path: { id: held } });
    const isLasting = assetHistories.map((each) => each.assignmentEndDateAsString === '');
    kit.expectEqual('whether it lasts', isLasting, [false]);
    const { assetId: kept } = await assigned(kit, me);
    const deleted = await me.ask('bulkDeleteAssets', { body: { assetIds: [other, kept] } });
    kit.expectEqual('deleted', isDone(deleted), [
      [other, true],
      [kept, false],
    ]);
    await me.refused(404, 'getAsset', { path: { id: other } });
    await me.ask('getAsset', { path: { id: kept } });
  },
});
