import { scenario } from '../../scenario/types.ts';
import type { Actor, Kit } from '../../scenario/types.ts';
import { asset, dayText, edited, employee, move, statusId } from '../../support/assets.ts';

export default scenario({
  title: 'What is noted later counts from its own day: assigned and overdue, in repair, scrapped',
  source: 'ASSET-060',
  async run(kit) {
    const me = kit.as('admin');
    const day = (offset: number) => kit.day(offset, me.timeZone);
    const { id: employeeId, name } = await employee(kit, me);
    const overdue = async () => {
      const query = { searchText: name, kind: 'Employee' as const, pageSize: 50 as const };
      const { assetHolders } = await me.ask('searchAssetHolders', { query });
      return assetHolders.find((each) => each.employeeId === employeeId)?.overdueCount;
    };
    const before = (await overdue()) ?? 0;
    const days = { startedOn: day(-9), expectedReturnOn: day(-6) };
    const assetId = await assignedSince(kit, me, { employeeId, ...days });
    // Where no asset has been in store for so long, nothing can be noted of that time.
    if (assetId === undefined) return;
    const { employeeAssets } = await me.ask('listEmployeeAssets', { path: { employeeId } });
    const view = employeeAssets.find((each) => each.assetId === assetId);
    kit.expectEqual(
      'since when, and that it is late',
      [view?.assignmentStartDateAsString, view?.isOverdue],
      [await dayText(me, day(-9)), true],
    );
    kit.expectEqual('how many are late', await overdue(), before + 1);
    await move(me, assetId, { status: 'Repair', day: day(-5) });
    const { assetView } = await me.ask('getAssetView', { path: { id: assetId } });
    const { assetTypeId } = assetView;
    const newer = await asset(kit, me, { assetTypeId });
    // The type may have properties that the edit form would ask for.
    const sentToday = {
      statusId: await statusId(me, 'Repair'),
      dayAsString: await dayText(me, day(0)),
    };
    await me.ask('bulkChangeAssetStatus', { body: { assetIds: [newer], ...sentToday } });
    const { assetsCurrentReport } = await me.ask('getAssetStatusReport');
    const inRepair = assetsCurrentReport.find(
      (row) => row.assetTypeId === assetTypeId && row.assetStatus === 'Repair',
    );
    kit.expectThat(
      'the days of the longest repair are reported',
      (inRepair?.longestInDays ?? 0) >= 5,
    );
    const used = { dateOfPurchase: day(-8), warrantyStartDate: day(-8) };
    const late = await me.refused(400, 'updateAsset', { body: await edited(me, assetId, used) });
    kit.expectThat(
      'no purchase is after the first use',
      Object.keys(late.fieldErrors ?? {}).includes('dateOfPurchase'),
    );
    const turned = {
      statusId: await statusId(me, 'Scrap'),
      returnedFromRepairOnAsString: await dayText(me, day(-3)),
      scrappedOnAsString: await dayText(me, day(-4)),
    };
    await me.refused(400, 'updateAsset', { body: await edited(me, assetId, turned) });
    await move(me, assetId, { status: 'InStore', day: day(-4) });
    const given = { id: kit.uuid(), assetId, employeeId, startedOn: day(-3) };
    await me.ask('assignAsset', { body: given });
    await me.ask('removeAssetAssignment', { path: { id: given.id } });
    await move(me, assetId, { status: 'Scrap', day: day(0) });
    const { assetHistories } = await me.ask('listAssetAssignments', { path: { id: assetId } });
    const ended = assetHistories.map((each) => each.assignmentEndDateAsString);
    kit.expectEqual(
      'when it was taken back, and the repair ended the assignment before',
      ended.slice(0, 2),
      [await dayText(me, day(0)), await dayText(me, day(-5))],
    );
    const { statusHistory } = await me.ask('getAssetHistory', { path: { id: assetId } });
    kit.expectEqual(
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
    kit.expectEqual('when the first ended', first?.assignmentEndDateAsString, ended[1]);
    const toStore = { statusId: await statusId(me, 'InStore') };
    await me.ask('changeScrappedAssetStatus', { path: { id: assetId }, body: toStore });
  },
});

/** How names of the kit's own begin. */
const own = 'Conformance ';

interface Assignment {
  employeeId: string;
  startedOn: string;
  expectedReturnOn: string;
}

/** An asset that could be given from that day on; undefined where there is none. */
async function assignedSince(kit: Kit, me: Actor, sent: Assignment): Promise<string | undefined> {
  const statusIds = [await statusId(me, 'InStore')];
  for (let page = 1; ; page += 1) {
    const { assetsManager } = await me.ask('listAssets', {
      body: { page, pageSize: 50, sort: null, columnFilters: [], statusIds },
    });
    if (assetsManager.length === 0) break;
    // What the kit has made is in store since today alone.
    for (const { id: assetId } of assetsManager.filter(({ name }) => !name.startsWith(own))) {
      const body = { id: kit.uuid(), assetId, ...sent };
      if ((await me.call('assignAsset', { body })).status === 200) return assetId;
    }
  }
  return undefined;
}
