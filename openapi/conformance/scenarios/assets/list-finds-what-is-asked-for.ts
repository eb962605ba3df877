import { scenario } from '../../scenario/types.ts';
import { lookalikesOf } from '../../input/name-forms.ts';
import { asset, assetType, handedTo } from '../../support/assets.ts';

export default scenario({
  title:
    'The list of assets is searched over all its columns, filtered by ids, holders, their acceptance and warranty, and counts each status',
  source: 'ASSET-111',
  async run(kit) {
    const me = kit.as('admin');
    const assetTypeId = await assetType(kit, me);
    const serialNumber = kit.name('SN');
    const old = {
      dateOfPurchase: '2020-03-01',
      warrantyStartDate: '2020-03-01',
      warrantyPeriod: 1,
    };
    const first = await asset(kit, me, { assetTypeId, serialNumber });
    const second = await asset(kit, me, { assetTypeId, ...old });
    const { assetId, employeeId } = await handedTo(kit, kit.as('member'), me);
    const read = (more: object) => {
      const first50 = { page: 1, pageSize: 50 as const, sort: null, columnFilters: [] };
      return me.ask('listAssets', { body: { ...first50, ...more } });
    };
    const found = async (more: object) =>
      (await read(more)).assetsManager.map(({ id }) => id).toSorted();
    const words = serialNumber.toUpperCase().split(' ').toReversed().join(' ');
    kit.expectEqual('by words in any order', await found({ search: words }), [first]);
    for (const { what, text } of lookalikesOf(serialNumber)) {
      kit.expectEqual(`by a word that ${what}`, await found({ search: text }), [first]);
    }
    const ofType = { assetTypeIds: [assetTypeId] };
    kit.expectEqual('by type', await found(ofType), [first, second].toSorted());
    kit.expectEqual('past their warranty', await found({ ...ofType, warranty: 'Expired' }), [
      second,
    ]);
    const assetIds = [first, assetId];
    kit.expectEqual('what nobody has', await found({ assetIds, isUnassigned: true }), [first]);
    const employeeIds = [employeeId];
    kit.expectEqual('what somebody has', await found({ assetIds, employeeIds }), [assetId]);
    const either = { assetIds, employeeIds, isUnassigned: true };
    kit.expectEqual('either of them', await found(either), assetIds.toSorted());
    const waiting = (states: string[]) => found({ assetIds, handoverStates: states });
    kit.expectEqual('what waits to be accepted', await waiting(['Pending']), [assetId]);
    kit.expectEqual('what was declined or waits', await waiting(['Declined', 'Pending']), [
      assetId,
    ]);
    kit.expectEqual('what was accepted or declined', await waiting(['Accepted', 'Declined']), []);
    const { assetsManager, statusCounts, totalCount } = await read({ assetIds });
    const stored = assetsManager.find(({ id }) => id === first);
    const inStore = await read({ assetIds, statusIds: [stored?.assetStatusTypeId] });
    kit.expectEqual('all and what is in store', [totalCount, inStore.totalCount], [2, 1]);
    const counted = statusCounts.filter(({ assetCount }) => assetCount > 0);
    kit.expectEqual(
      'the counts',
      counted.map((each) => [each.assetStatus, each.assetCount]),
      [
        ['Assigned', 1],
        ['InStore', 1],
      ],
    );
    kit.expectEqual('whatever statuses are asked for', inStore.statusCounts, statusCounts);
  },
});
