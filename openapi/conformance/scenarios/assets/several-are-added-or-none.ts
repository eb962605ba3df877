import { scenario } from '../../scenario/types.ts';
import { detail, severalFields } from '../../support/assets.ts';

export default scenario({
  title: 'Several assets that are alike are added with their codes and serial numbers, or none is',
  source: 'ASSET-062, ASSET-014',
  async run(kit) {
    const me = kit.as('admin');
    const [first, second, third] = [kit.name('A'), kit.name('A'), kit.name('A')];
    const serial = kit.name('S');
    const body = await severalFields(kit, [
      { assetCode: first, serialNumber: serial },
      { assetCode: second },
    ]);
    const { ids } = await me.ask('bulkAddAssets', { body });
    kit.expectEqual('the id of the first', ids[0], body.id);
    const added = await Promise.all(ids.map((id) => detail(me, id)));
    kit.expectEqual(
      'codes and serial numbers',
      added.map(({ assetCode, serialNumber }) => [assetCode, serialNumber]),
      [
        [first, serial],
        [second, ''],
      ],
    );
    const alike = { invoiceNumber: body.invoiceNumber, price: body.price, assetStatus: 'InStore' };
    for (const { invoiceNumber, price, assetStatus } of added) {
      kit.expectEqual('what they have in common', { invoiceNumber, price, assetStatus }, alike);
    }
    await me.refused(409, 'bulkAddAssets', { body });
    const some = await severalFields(kit, [
      { assetCode: third },
      { assetCode: second.toUpperCase() },
      { assetCode: first },
    ]);
    const taken = await me.refused(409, 'bulkAddAssets', { body: some });
    kit.expectEqual('the lines that are taken', Object.keys(taken.fieldErrors ?? {}), [
      'assets.1.assetCode',
      'assets.2.assetCode',
    ]);
    const twice = await severalFields(kit, [
      { assetCode: third, serialNumber: serial },
      { assetCode: kit.name('A'), serialNumber: ` ${serial.toUpperCase()}` },
      { assetCode: third },
    ]);
    const refused = await me.refused(400, 'bulkAddAssets', { body: twice });
    kit.expectEqual(
      'the lines that stand twice',
      Object.keys(refused.fieldErrors ?? {}).toSorted(),
      ['assets.1.serialNumber', 'assets.2.assetCode'],
    );
    const { totalCount } = await me.ask('listAssets', {
      body: { page: 1, pageSize: 10, sort: null, columnFilters: [], search: third },
    });
    kit.expectEqual('none of a refused call', totalCount, 0);
  },
});
