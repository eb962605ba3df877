import { scenario } from '../../scenario/types.ts';
import { emptyProduct, productFields } from '../../support/products.ts';

export default scenario({
  title:
    'A request with an empty product returns the grid and stores nothing; any other product needs its required fields',
  source: 'PROD-021, PROD-051, PROD-D01',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const { productGridView: before } = await me.request('getProducts');
    for (const body of [emptyProduct, {}]) {
      const { productGridView, successMessages } = await me.request('createProduct', { body });
      ctx.expectEqual('the grid', productGridView, before);
      ctx.expectEqual('the messages', successMessages, []);
    }
    const required = ['domain', 'name', 'owner', 'startedYear'];
    const { description, name, owner, domain, startedYear } = productFields(ctx);
    for (const only of [{ description }, { name }, { owner }, { domain }, { startedYear }]) {
      const incomplete = { body: { ...emptyProduct, ...only } };
      const { fieldErrors, errorMessages } = await me.expectError(400, 'createProduct', incomplete);
      const missing = required.filter((field) => !(field in only));
      ctx.expectEqual('the fields', Object.keys(fieldErrors ?? {}).toSorted(), missing);
      ctx.expectEqual('how many sentences', errorMessages.length, missing.length);
    }
    const body = { ...productFields(ctx), description: null };
    const { productGridView: after } = await me.request('createProduct', { body });
    ctx.expectEqual('products more', after.length - before.length, 1);
    ctx.expectThat(
      'the new one is in the grid',
      after.some(({ id }) => id === body.id),
    );
  },
});
