import { scenario } from '../../scenario/types.ts';
import { asSent } from '../../support/as-sent.ts';
import { product } from '../../support/products.ts';

export default scenario({
  title: 'On edit, Description is required too',
  source: 'PROD-027',
  async run(kit) {
    const me = kit.as('admin');
    const made = await product(kit, me);
    const { fieldErrors } = await me.refused(400, 'updateProduct', {
      body: { ...made, description: '  ' },
    });
    kit.expectEqual('the field', Object.keys(fieldErrors ?? {}), ['description']);
    await me.ask('updateProduct', { body: { ...made, status: false } });
    const { productsEditDTO } = await me.ask('getProduct', { path: { id: made.id } });
    kit.expectEqual('the product', asSent(productsEditDTO), { ...made, status: false, version: 2 });
  },
});
