/** What recipes and scenarios of products share. */
import type { Actor, Kit } from '../scenario/types.ts';
import { asSent } from './as-sent.ts';

/** Stands for "a new one". */
const emptyId = '00000000-0000-0000-0000-000000000000';

/** An empty product, as Add Product posts it on load. */
export const emptyProduct = {
  id: emptyId,
  name: '',
  description: '',
  owner: '',
  startedYear: null,
  domain: '',
  status: true,
};

/** A product as it is sent. */
export const productFields = (kit: Kit) => ({
  id: kit.uuid(),
  name: kit.name('Product'),
  description: 'Made to prove the contract.',
  owner: 'Conformance',
  startedYear: 2020,
  domain: 'Testing',
  status: true,
});

/** A new product as it was sent, in its first version. */
export async function product(kit: Kit, me: Actor) {
  const body = productFields(kit);
  await me.ask('createProduct', { body });
  return { ...body, version: 1 };
}

/** An app as it is sent. */
export const appFields = (kit: Kit, productId: string) => ({
  appsId: emptyId,
  productId,
  appName: kit.name('App'),
  url: 'https://app.test',
  type: 'Web',
  port: 443,
});

/** The apps of a product. */
export async function appsOf(me: Actor, id: string) {
  return (await me.ask('getProductView', { path: { id } })).productsViewDTO.appsDTO;
}

/** A new app of a new product as it is sent back. */
export async function app(kit: Kit, me: Actor) {
  const { id } = await product(kit, me);
  await me.ask('saveApp', { body: appFields(kit, id) });
  const [made] = await appsOf(me, id);
  if (!made) throw new Error('The new app is not shown.');
  return asSent(made);
}
