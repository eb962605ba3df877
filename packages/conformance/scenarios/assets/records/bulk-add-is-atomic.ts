import { scenario } from '../../../scenario/types.ts';
import { detail, buildBulkFields } from '../../../support/assets.ts';

export default scenario({
  title: 'Multiple similar assets are added with their codes and serial numbers, all or none',
  source: 'ASSET-062, ASSET-014',
  async run(ctx) {
    const me = ctx.as('admin');
    const [first, second, third] = [ctx.name('A'), ctx.name('A'), ctx.name('A')];
    const serial = ctx.name('S');
    const body = await buildBulkFields(ctx, [
      { assetCode: first, serialNumber: serial },
      { assetCode: second },
    ]);
    const { ids } = await me.request('bulkAddAssets', { body });
    ctx.expectEqual('the id of the first', ids[0], body.id);
    const added = await Promise.all(ids.map((id) => detail(me, id)));
    ctx.expectEqual(
      'codes and serial numbers',
      added.map(({ assetCode, serialNumber }) => [assetCode, serialNumber]),
      [
        [first, serial],
        [second, ''],
      ],
    );
    const alike = { invoiceNumber: body.invoiceNumber, price: body.price, assetStatus: 'InStore' };
    for (const { invoiceNumber, price, assetStatus } of added) {
      ctx.expectEqual('what they have in common', { invoiceNumber, price, assetStatus }, alike);
    }
    await me.expectError(409, 'bulkAddAssets', { body });
    const some = await buildBulkFields(ctx, [
      { assetCode: third },
      { assetCode: second.toUpperCase() },
      { assetCode: first },
    ]);
    const taken = await me.expectError(409, 'bulkAddAssets', { body: some });
    ctx.expectEqual('the lines that are taken', Object.keys(taken.fieldErrors ?? {}), [
      'assets.1.assetCode',
      'assets.2.assetCode',
    ]);
    const twice = await buildBulkFields(ctx, [
      { assetCode: third, serialNumber: serial },
      { assetCode: ctx.name('A'), serialNumber: ` ${serial.toUpperCase()}` },
      { assetCode: third },
    ]);
    const rejected = await me.expectError(400, 'bulkAddAssets', { body: twice });
    ctx.expectEqual(
      'the lines that stand twice',
      Object.keys(rejected.fieldErrors ?? {}).toSorted(),
      ['assets.1.serialNumber', 'assets.2.assetCode'],
    );
    const { totalCount } = await me.request('listAssets', {
      body: { page: 1, pageSize: 10, sort: null, columnFilters: [], search: third },
    });
    ctx.expectEqual('none after a rejected request', totalCount, 0);
  },
});
