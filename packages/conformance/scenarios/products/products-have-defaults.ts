import { scenario } from '../../scenario/types.ts';
import { getFields } from '../../support/clockwork.ts';
import { product, productFields } from '../../support/products.ts';

export default scenario({
  title: 'A product without an id gets one, is active by default, and its texts are trimmed',
  source: 'PROD-033, PROD-021, PROD-018',
  async run(ctx) {
    const me = ctx.as('admin');
    const none = '00000000-0000-0000-0000-000000000000';
    for (const id of [none, null]) {
      const { status: _status, ...fields } = productFields(ctx);
      const body = { ...fields, id, name: ` ${fields.name} `, owner: ' Ann ', description: '  ' };
      const { productGridView } = await me.request('createProduct', { body });
      const made = productGridView.find(({ name }) => name === fields.name);
      ctx.expectThat('it has an id', made !== undefined && made.id !== none);
      ctx.expectEqual(
        'as it is stored',
        [made?.status, made?.owner, made?.description],
        [true, 'Ann', null],
      );
    }
    const off = { ...productFields(ctx), status: false };
    const { productGridView } = await me.request('createProduct', { body: off });
    ctx.expectEqual(
      'made inactive',
      productGridView.find(({ id }) => id === off.id)?.status,
      false,
    );
    for (const field of ['name', 'owner', 'domain', 'startedYear'] as const) {
      const body = { ...productFields(ctx), [field]: field === 'startedYear' ? null : '  ' };
      const rejected = await me.expectError(400, 'createProduct', { body });
      ctx.expectEqual('the field', getFields(rejected), [field]);
    }
    const made = await product(ctx, me);
    for (const field of ['name', 'owner', 'domain', 'description'] as const) {
      const rejected = await me.expectError(400, 'updateProduct', {
        body: { ...made, [field]: ' ' },
      });
      ctx.expectEqual('the field', getFields(rejected), [field]);
    }
    await me.request('updateProduct', { body: { ...made, owner: ' Ann ', domain: ' Law ' } });
    const { productsEditDTO } = await me.request('getProduct', { path: { id: made.id } });
    ctx.expectEqual('trimmed', [productsEditDTO.owner, productsEditDTO.domain], ['Ann', 'Law']);
  },
});
