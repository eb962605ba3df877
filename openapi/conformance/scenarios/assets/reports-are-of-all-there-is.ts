import { scenario } from '../../scenario/types.ts';
import {
  asset,
  assetType,
  category,
  detail,
  employee,
  location,
  move,
  ownTeam,
  type Status,
} from '../../support/assets.ts';

const firstPage = { page: 1, pageSize: 50 as const, sort: null, columnFilters: [] };

/** Bought long ago, out of warranty. */
const old = { dateOfPurchase: '2019-06-01', warrantyStartDate: '2019-06-01', warrantyPeriod: 1 };

export default scenario({
  title:
    'Reports, the list and depreciation are of all assets, whatever their status and place, and whoever has them',
  source: 'document 3, sections 2 and 7',
  async run(kit) {
    const me = kit.as('admin');
    const today = kit.day(0, me.timeZone);
    const assetCategoryId = await category(kit, me);
    const assetTypeId = await assetType(kit, me, { assetCategoryId });
    const forTeams = await assetType(kit, me, { assetCategoryId, isTeam: true });
    const bought = async (more: object = {}) => asset(kit, me, { ...old, assetTypeId, ...more });
    const placed = await bought({ assetLocationId: await location(kit, me) });
    const moved = async (status: Status) => {
      const id = await bought();
      await move(me, id, { status, day: today });
      return id;
    };
    const [repaired, scrapped] = [await moved('Repair'), await moved('Scrap')];
    const disposed = await moved('Disposed');
    const [held, shared] = [await bought(), await bought({ assetTypeId: forTeams })];
    const holder = await employee(kit, me);
    const team = await ownTeam(kit);
    const give = async (assetId: string, to: { employeeId: string | null; teamId?: string }) => {
      await me.ask('assignAsset', { body: { id: kit.uuid(), assetId, ...to } });
    };
    await give(held, { employeeId: holder.id });
    await give(shared, { employeeId: null, teamId: team.id });
    const left = [placed, repaired, scrapped, held, shared];
    const all = [...left, disposed];

    const body = { ...firstPage, assetCategoryId };
    const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).toSorted();
    const { assetPurchaseReport } = await me.ask('getAssetPurchaseReport', { body });
    kit.expectEqual('what was bought', idsOf(assetPurchaseReport), all.toSorted());
    const culled = await me.ask('getAssetCullOutReport', { body: { ...body, year: 2020 } });
    kit.expectEqual('what is to be culled', idsOf(culled.assetsCullOutReport), left.toSorted());
    const ofTeam = { body: { ...body, year: 2020, teamId: team.id } };
    const { assetsCullOutReport } = await me.ask('getAssetCullOutReport', ofTeam);
    kit.expectEqual(
      'what the team has of it',
      assetsCullOutReport.map((row) => [row.id, row.teamName, row.employeeName, row.assetStatus]),
      [[shared, team.value, '', 'Assigned']],
    );
    const assetCategoryIds = [assetCategoryId];
    const listed = await me.ask('listAssets', { body: { ...firstPage, assetCategoryIds } });
    kit.expectEqual('what is listed', idsOf(listed.assetsManager), all.toSorted());
    const holders = new Map(listed.assetsManager.map((row) => [row.id, row]));
    const names = (id: string) => [holders.get(id)?.employeeName, holders.get(id)?.teamName];
    kit.expectEqual(
      'who has what',
      [names(shared), names(held)[0]],
      [['', team.value], holder.name],
    );

    const query = { assetCategoryId };
    const { assetsCurrentReport } = await me.ask('getAssetStatusReport', { query });
    kit.expectEqual(
      'the statuses',
      assetsCurrentReport
        .map((row) => `${row.assetTypeId === forTeams} ${row.assetStatus} ${row.assetCount}`)
        .toSorted(),
      [
        'false Assigned 1',
        'false Disposed 1',
        'false InStore 1',
        'false Repair 1',
        'false Scrap 1',
        'true Assigned 1',
      ],
    );
    const { assetsSummaryReport } = await me.ask('getAssetSummaryReport', { query });
    const summed = (wanted: string) => {
      const row = assetsSummaryReport.find((each) => each.assetTypeId === wanted);
      return (
        row && [row.assigned, row.inStore, row.repair, row.scrap, row.disposed, row.totalAssets]
      );
    };
    kit.expectEqual(
      'the summary',
      [summed(assetTypeId), summed(forTeams)],
      [
        [1, 1, 1, 1, 1, 4],
        [1, 0, 0, 0, 0, 1],
      ],
    );

    const path = { yearId: '2019' };
    await me.ask('runDepreciation', { path });
    const lost: string[] = [];
    for (const id of [placed, shared]) {
      const { assetType: value } = await detail(me, id);
      const ofType = { ...firstPage, columnFilters: [{ name: 'assetType', value }] };
      const { assetDepreciation } = await me.ask('listDepreciation', { path, body: ofType });
      lost.push(...assetDepreciation.map(({ assetId }) => assetId));
    }
    kit.expectEqual('what has lost its value', lost.toSorted(), all.toSorted());
  },
});
