import { scenario } from '../../scenario/types.ts';
import { emptyProduct, productFields } from '../../support/products.ts';

export default scenario({
  title: 'An empty product answers the grid and stores nothing; any other has its required fields',
  source: 'PROD-021, PROD-051, and the decisions on answers and failures',
  isAlone: true,
  async run(kit) {
    const me = kit.as('admin');
    const { productGridView: before } = await me.ask('getProducts');
    for (const body of [emptyProduct, {}]) {
      const { productGridView, successMessages } = await me.ask('createProduct', { body });
      kit.expectEqual('the grid', productGridView, before);
      kit.expectEqual('the messages', successMessages, []);
    }
    const required = ['domain', 'name', 'owner', 'startedYear'];
    const { description, name, owner, domain, startedYear } = productFields(kit);
    for (const only of [{ description }, { name }, { owner }, { domain }, { startedYear }]) {
      const incomplete = { body: { ...emptyProduct, ...only } };
      const { fieldErrors, errorMessages } = await me.refused(400, 'createProduct', incomplete);
      const missing = required.filter((field) => !(field in only));
      kit.expectEqual('the fields', Object.keys(fieldErrors ?? {}).toSorted(), missing);
      kit.expectEqual('how many sentences', errorMessages.length, missing.length);
    }
    const body = { ...productFields(kit), description: null };
    const { productGridView: after } = await me.ask('createProduct', { body });
    kit.expectEqual('products more', after.length - before.length, 1);
    kit.expectThat(
      'the new one is in the grid',
      after.some(({ id }) => id === body.id),
    );
  },
});
