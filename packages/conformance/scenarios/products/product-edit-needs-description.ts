import { scenario } from '../../scenario/types.ts';
import { toWireFormat } from '../../support/wire-format.ts';
import { product } from '../../support/products.ts';

export default scenario({
  title: 'A product needs a description when it is edited',
  source: 'PROD-027',
  async run(ctx) {
    const me = ctx.as('admin');
    const made = await product(ctx, me);
    const { fieldErrors } = await me.expectError(400, 'updateProduct', {
      body: { ...made, description: '  ' },
    });
    ctx.expectEqual('the field', Object.keys(fieldErrors ?? {}), ['description']);
    await me.request('updateProduct', { body: { ...made, status: false } });
    const { productsEditDTO } = await me.request('getProduct', { path: { id: made.id } });
    ctx.expectEqual('the product', toWireFormat(productsEditDTO), {
      ...made,
      status: false,
      version: 2,
    });
  },
});
