import { scenario } from '../../../scenario/types.ts';
import { buildLookalikes } from '../../../input/name-forms.ts';
import { asset, assetType, handedTo } from '../../../support/assets.ts';

export default scenario({
  title:
    'The list of assets is searched over all its columns, filtered by ids, assignees, acceptance and warranty, and counts each status',
  source: 'ASSET-111',
  async run(ctx) {
    const me = ctx.as('admin');
    const assetTypeId = await assetType(ctx, me);
    const serialNumber = ctx.name('SN');
    const old = {
      dateOfPurchase: '2020-03-01',
      warrantyStartDate: '2020-03-01',
      warrantyPeriod: 1,
    };
    const first = await asset(ctx, me, { assetTypeId, serialNumber });
    const second = await asset(ctx, me, { assetTypeId, ...old });
    const { assetId, employeeId } = await handedTo(ctx, ctx.as('member'), me);
    const read = (more: object) => {
      const first50 = { page: 1, pageSize: 50 as const, sort: null, columnFilters: [] };
      return me.request('listAssets', { body: { ...first50, ...more } });
    };
    const found = async (more: object) =>
      (await read(more)).assetsManager.map(({ id }) => id).toSorted();
    const searchText = serialNumber.toUpperCase().split(' ').toReversed().join(' ');
    ctx.expectEqual('by words in any order', await found({ search: searchText }), [first]);
    for (const { what, text } of buildLookalikes(serialNumber)) {
      ctx.expectEqual(`by a word that ${what}`, await found({ search: text }), [first]);
    }
    const ofType = { assetTypeIds: [assetTypeId] };
    ctx.expectEqual('by type', await found(ofType), [first, second].toSorted());
    ctx.expectEqual('past their warranty', await found({ ...ofType, warranty: 'Expired' }), [
      second,
    ]);
    const assetIds = [first, assetId];
    ctx.expectEqual('the unassigned assets', await found({ assetIds, isUnassigned: true }), [
      first,
    ]);
    const employeeIds = [employeeId];
    ctx.expectEqual('the assets assigned to a user', await found({ assetIds, employeeIds }), [
      assetId,
    ]);
    const either = { assetIds, employeeIds, isUnassigned: true };
    ctx.expectEqual('either of them', await found(either), assetIds.toSorted());
    const waiting = (states: string[]) => found({ assetIds, handoverStates: states });
    ctx.expectEqual('the assets to accept', await waiting(['Pending']), [assetId]);
    ctx.expectEqual('what was declined or waits', await waiting(['Declined', 'Pending']), [
      assetId,
    ]);
    ctx.expectEqual('what was accepted or declined', await waiting(['Accepted', 'Declined']), []);
    const { assetsManager, statusCounts, totalCount } = await read({ assetIds });
    const stored = assetsManager.find(({ id }) => id === first);
    const inStore = await read({ assetIds, statusIds: [stored?.assetStatusTypeId] });
    ctx.expectEqual('all and what is in store', [totalCount, inStore.totalCount], [2, 1]);
    const counted = statusCounts.filter(({ assetCount }) => assetCount > 0);
    ctx.expectEqual(
      'the counts',
      counted.map((each) => [each.assetStatus, each.assetCount]),
      [
        ['Assigned', 1],
        ['InStore', 1],
      ],
    );
    ctx.expectEqual(
      'the same counts for all requested statuses',
      inStore.statusCounts,
      statusCounts,
    );
  },
});
