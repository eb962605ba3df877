import { scenario } from '../../../scenario/types.ts';
import type { Actor, ScenarioContext } from '../../../scenario/types.ts';
import { asset, dayText, edited, employee, move, statusId } from '../../../support/assets.ts';

export default scenario({
  title:
    'A change recorded later counts from its stated day: assigned and overdue, in repair, scrapped',
  source: 'ASSET-060',
  async run(ctx) {
    const me = ctx.as('admin');
    const day = (offset: number) => ctx.day(offset, me.timeZone);
    const { id: employeeId, name } = await employee(ctx, me);
    const overdue = async () => {
      const query = { searchText: name, kind: 'Employee' as const, pageSize: 50 as const };
      const { assetHolders } = await me.request('searchAssetHolders', { query });
      return assetHolders.find((each) => each.employeeId === employeeId)?.overdueCount;
    };
    const before = (await overdue()) ?? 0;
    const days = { startedOn: day(-9), expectedReturnOn: day(-6) };
    const assetId = await assignedSince(ctx, me, { employeeId, ...days });
    // If no asset has been in store for so long, nothing can be recorded for that time.
    if (assetId === undefined) return;
    const { employeeAssets } = await me.request('listEmployeeAssets', { path: { employeeId } });
    const view = employeeAssets.find((each) => each.assetId === assetId);
    ctx.expectEqual(
      'since when, and that it is late',
      [view?.assignmentStartDateAsString, view?.isOverdue],
      [await dayText(me, day(-9)), true],
    );
    ctx.expectEqual('how many are late', await overdue(), before + 1);
    await move(me, assetId, { status: 'Repair', day: day(-5) });
    const { assetView } = await me.request('getAssetView', { path: { id: assetId } });
    const { assetTypeId } = assetView;
    const newer = await asset(ctx, me, { assetTypeId });
    // The type may have properties that the edit form requires.
    const sentToday = {
      statusId: await statusId(me, 'Repair'),
      dayAsString: await dayText(me, day(0)),
    };
    await me.request('bulkChangeAssetStatus', { body: { assetIds: [newer], ...sentToday } });
    const { assetsCurrentReport } = await me.request('getAssetStatusReport');
    const inRepair = assetsCurrentReport.find(
      (row) => row.assetTypeId === assetTypeId && row.assetStatus === 'Repair',
    );
    ctx.expectThat(
      'the days of the longest repair are reported',
      (inRepair?.longestInDays ?? 0) >= 5,
    );
    const used = { dateOfPurchase: day(-8), warrantyStartDate: day(-8) };
    const late = await me.expectError(400, 'updateAsset', {
      body: await edited(me, assetId, used),
    });
    ctx.expectThat(
      'no purchase is after the first use',
      Object.keys(late.fieldErrors ?? {}).includes('dateOfPurchase'),
    );
    const turned = {
      statusId: await statusId(me, 'Scrap'),
      returnedFromRepairOnAsString: await dayText(me, day(-3)),
      scrappedOnAsString: await dayText(me, day(-4)),
    };
    await me.expectError(400, 'updateAsset', { body: await edited(me, assetId, turned) });
    await move(me, assetId, { status: 'InStore', day: day(-4) });
    const given = { id: ctx.uuid(), assetId, employeeId, startedOn: day(-3) };
    await me.request('assignAsset', { body: given });
    await me.request('removeAssetAssignment', { path: { id: given.id } });
    await move(me, assetId, { status: 'Scrap', day: day(0) });
    const { assetHistories } = await me.request('listAssetAssignments', { path: { id: assetId } });
    const ended = assetHistories.map((each) => each.assignmentEndDateAsString);
    ctx.expectEqual(
      'when it was taken back, and the repair ended the assignment before',
      ended.slice(0, 2),
      [await dayText(me, day(0)), await dayText(me, day(-5))],
    );
    const { statusHistory } = await me.request('getAssetHistory', { path: { id: assetId } });
    ctx.expectEqual(
      'what the history says of both',
      statusHistory.slice(0, 5).map((each) => [each.assetStatus, each.assignmentEndDateAsString]),
      [
        ['Scrap', ''],
        ['InStore', ''],
        ['Assigned', await dayText(me, day(0))],
        ['InStore', ''],
        ['Repair', ''],
      ],
    );
    const [, , , , , first] = statusHistory;
    ctx.expectEqual('when the first ended', first?.assignmentEndDateAsString, ended[1]);
    const toStore = { statusId: await statusId(me, 'InStore') };
    await me.request('changeScrappedAssetStatus', { path: { id: assetId }, body: toStore });
  },
});

/** Name prefix of records that the kit creates. */
const own = 'Conformance ';

interface Assignment {
  employeeId: string;
  startedOn: string;
  expectedReturnOn: string;
}

/** An asset that could be assigned from that day on; undefined if there is none. */
async function assignedSince(
  ctx: ScenarioContext,
  me: Actor,
  sent: Assignment,
): Promise<string | undefined> {
  const statusIds = [await statusId(me, 'InStore')];
  for (let page = 1; ; page += 1) {
    const { assetsManager } = await me.request('listAssets', {
      body: { page, pageSize: 50, sort: null, columnFilters: [], statusIds },
    });
    if (assetsManager.length === 0) break;
    // Assets from the kit have been in store only since today.
    for (const { id: assetId } of assetsManager.filter(({ name }) => !name.startsWith(own))) {
      const body = { id: ctx.uuid(), assetId, ...sent };
      if ((await me.call('assignAsset', { body })).status === 200) return assetId;
    }
  }
  return undefined;
}
