import { scenario } from '../../scenario/types.ts';
import { fieldsOf } from '../../support/clockwork.ts';
import { product, productFields } from '../../support/products.ts';

export default scenario({
  title:
    'A product without an id gets one, is active unless it says otherwise, and its texts are trimmed',
  source: 'PROD-033, PROD-021, PROD-018',
  async run(kit) {
    const me = kit.as('admin');
    const none = '00000000-0000-0000-0000-000000000000';
    for (const id of [none, null]) {
      const { status: _status, ...fields } = productFields(kit);
      const body = { ...fields, id, name: ` ${fields.name} `, owner: ' Ann ', description: '  ' };
      const { productGridView } = await me.ask('createProduct', { body });
      const made = productGridView.find(({ name }) => name === fields.name);
      kit.expectThat('it has an id', made !== undefined && made.id !== none);
      kit.expectEqual(
        'as it is kept',
        [made?.status, made?.owner, made?.description],
        [true, 'Ann', null],
      );
    }
    const off = { ...productFields(kit), status: false };
    const { productGridView } = await me.ask('createProduct', { body: off });
    kit.expectEqual(
      'made inactive',
      productGridView.find(({ id }) => id === off.id)?.status,
      false,
    );
    for (const field of ['name', 'owner', 'domain', 'startedYear'] as const) {
      const body = { ...productFields(kit), [field]: field === 'startedYear' ? null : '  ' };
      const refused = await me.refused(400, 'createProduct', { body });
      kit.expectEqual('the field', fieldsOf(refused), [field]);
    }
    const made = await product(kit, me);
    for (const field of ['name', 'owner', 'domain', 'description'] as const) {
      const refused = await me.refused(400, 'updateProduct', { body: { ...made, [field]: ' ' } });
      kit.expectEqual('the field', fieldsOf(refused), [field]);
    }
    await me.ask('updateProduct', { body: { ...made, owner: ' Ann ', domain: ' Law ' } });
    const { productsEditDTO } = await me.ask('getProduct', { path: { id: made.id } });
    kit.expectEqual('trimmed', [productsEditDTO.owner, productsEditDTO.domain], ['Ann', 'Law']);
  },
});
