import { scenario } from '../../scenario/types.ts';
import { toWireFormat } from '../../support/wire-format.ts';
import { app, fetchApps, product } from '../../support/products.ts';

export default scenario({
  title: 'An app is added, edited and read in its product, and cannot be moved to another',
  source: 'PROD-044, PROD-061',
  async run(ctx) {
    const me = ctx.as('admin');
    const made = await app(ctx, me);
    const otherProduct = await product(ctx, me);
    await me.expectError(404, 'saveApp', { body: { ...made, productId: otherProduct.id } });
    ctx.expectEqual('the apps of the other product', await fetchApps(me, otherProduct.id), []);
    await me.request('saveApp', { body: { ...made, port: 99_999 } });
    const expected = { ...made, port: 99_999, version: made.version + 1 };
    const { appsEditDTO } = await me.request('getApp', { path: { appId: made.appsId } });
    ctx.expectEqual('appsEditDTO', toWireFormat(appsEditDTO), expected);
    const apps = await fetchApps(me, made.productId);
    ctx.expectEqual('appsDTO', apps.map(toWireFormat), [expected]);
  },
});
