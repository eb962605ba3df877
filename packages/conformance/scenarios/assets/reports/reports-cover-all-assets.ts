import { scenario } from '../../../scenario/types.ts';
import { foundIn } from '../../../support/workbook.ts';
import {
  assetType,
  category,
  detail,
  employee,
  ofEachKind,
  getOwnTeam,
} from '../../../support/assets.ts';

const firstPage = { page: 1, pageSize: 50 as const, sort: null, columnFilters: [] };

/** Bought long ago, with an expired warranty. */
const old = { dateOfPurchase: '2019-06-01', warrantyStartDate: '2019-06-01', warrantyPeriod: 1 };

export default scenario({
  title:
    'Reports, the list and depreciation cover all assets, whatever their status, location and assignee',
  source: 'ASSET-169, ASSET-008',
  async run(ctx) {
    const me = ctx.as('admin');
    const assetCategoryId = await category(ctx, me);
    const assetTypeId = await assetType(ctx, me, { assetCategoryId });
    const forTeams = await assetType(ctx, me, { assetCategoryId, isTeam: true });
    const made = await ofEachKind(ctx, me, { ...old, assetTypeId, forTeams });
    const { disposed, assignedId, shared } = made;
    const all = Object.values(made);
    const remaining = all.filter((id) => id !== disposed);
    const assignee = await employee(ctx, me, 'assignee');
    const team = await getOwnTeam(ctx);

    const body = { ...firstPage, assetCategoryId };
    const getIds = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).toSorted();
    const { assetPurchaseReport } = await me.request('getAssetPurchaseReport', { body });
    ctx.expectEqual('what was bought', getIds(assetPurchaseReport), all.toSorted());
    const culled = await me.request('getAssetCullOutReport', { body: { ...body, year: 2020 } });
    ctx.expectEqual(
      'what is to be culled',
      getIds(culled.assetsCullOutReport),
      remaining.toSorted(),
    );
    const behind = { ...body, page: 2, year: 2020 };
    const {
      assetsCullOutReport: none,
      totalCount,
      totalPrice,
    } = await me.request('getAssetCullOutReport', { body: behind });
    ctx.expectEqual('totals behind the last page', [none, totalCount, totalPrice], [[], 5, 5002.5]);
    const ofTeam = { body: { ...body, year: 2020, teamId: team.id } };
    const { assetsCullOutReport } = await me.request('getAssetCullOutReport', ofTeam);
    ctx.expectEqual(
      'what the team has of it',
      assetsCullOutReport.map((row) => [row.id, row.teamName, row.employeeName, row.assetStatus]),
      [[shared, team.value, '', 'Assigned']],
    );
    const assetCategoryIds = [assetCategoryId];
    const listed = await me.request('listAssets', { body: { ...firstPage, assetCategoryIds } });
    ctx.expectEqual('what is listed', getIds(listed.assetsManager), all.toSorted());
    const assignees = new Map(listed.assetsManager.map((row) => [row.id, row]));
    const names = (id: string) => [assignees.get(id)?.employeeName, assignees.get(id)?.teamName];
    ctx.expectEqual(
      'who has what',
      [names(shared), names(assignedId)[0]],
      [['', team.value], assignee.name],
    );

    const query = { assetCategoryId };
    const { assetsCurrentReport } = await me.request('getAssetStatusReport', { query });
    ctx.expectEqual(
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
    const { assetsSummaryReport } = await me.request('getAssetSummaryReport', { query });
    const summed = (requested: string) => {
      const row = assetsSummaryReport.find((each) => each.assetTypeId === requested);
      return (
        row && [row.assigned, row.inStore, row.repair, row.scrap, row.disposed, row.totalAssets]
      );
    };
    ctx.expectEqual(
      'the summary',
      [summed(assetTypeId), summed(forTeams)],
      [
        [1, 1, 1, 1, 1, 4],
        [1, 0, 0, 0, 0, 1],
      ],
    );

    const codes: string[] = [];
    for (const id of all) codes.push((await detail(me, id)).assetCode);
    const isRemaining = (code: string) => code !== codes[all.indexOf(disposed)];
    const sheets = async (texts: string[], ...responses: Promise<{ bytes: Uint8Array }>[]) => {
      const found: string[][] = [];
      for (const response of responses) {
        found.push((await foundIn((await response).bytes, texts)).toSorted());
      }
      return found;
    };
    const ofSecond = { ...firstPage, page: 2, pageSize: 10 as const };
    const second = { ...ofSecond, assetCategoryId };
    ctx.expectEqual(
      'what is exported, whatever the page',
      await sheets(
        codes,
        me.call('exportAssetPurchaseReport', { body: second }),
        me.call('exportAssets', { body: { ...ofSecond, assetCategoryIds } }),
        me.call('exportAssetCullOutReport', { body: { ...second, year: 2020 } }),
      ),
      [codes.toSorted(), codes.toSorted(), codes.filter(isRemaining).toSorted()],
    );
    const { assetCategoryName } = await detail(me, assignedId);
    const [stood, summary] = await sheets(
      [assetCategoryName],
      me.call('exportAssetStatusReport', { query }),
      me.call('exportAssetSummaryReport', { query }),
    );
    ctx.expectEqual('rows of the others', [stood?.length, summary?.length], [6, 2]);

    const path = { yearId: '2019' };
    await me.request('runDepreciation', { path });
    const failed: string[] = [];
    for (const id of [assignedId, shared]) {
      const { assetType: value } = await detail(me, id);
      const ofType = { ...firstPage, columnFilters: [{ name: 'assetType', value }] };
      const { assetDepreciation } = await me.request('listDepreciation', { path, body: ofType });
      failed.push(...assetDepreciation.map(({ assetId }) => assetId));
    }
    ctx.expectEqual('what has lost its value', failed.toSorted(), all.toSorted());
    const valued = await sheets(codes, me.call('exportDepreciation', { path }));
    ctx.expectEqual('and is exported', valued, [codes.toSorted()]);
  },
});
