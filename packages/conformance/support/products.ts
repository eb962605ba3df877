/** Shared helpers of the product recipes and scenarios. */
import type { Actor, ScenarioContext } from '../scenario/types.ts';
import { toWireFormat } from './wire-format.ts';

/** The id for "a new one". */
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

/** A product in the request format. */
export const productFields = (ctx: ScenarioContext) => ({
  id: ctx.uuid(),
  name: ctx.name('Product'),
  description: 'Made to prove the contract.',
  owner: 'Conformance',
  startedYear: 2020,
  domain: 'Testing',
  status: true,
});

/** A new product: the request body, in its first version. */
export async function product(ctx: ScenarioContext, me: Actor) {
  const body = productFields(ctx);
  await me.request('createProduct', { body });
  return { ...body, version: 1 };
}

/** An app in the request format. */
export const appFields = (ctx: ScenarioContext, productId: string) => ({
  appsId: emptyId,
  productId,
  appName: ctx.name('App'),
  url: 'https://app.test',
  type: 'Web',
  port: 443,
});

/** The apps of a product. */
export async function fetchApps(me: Actor, id: string) {
  return (await me.request('getProductView', { path: { id } })).productsViewDTO.appsDTO;
}

/** A new app of a new product, in the request format. */
export async function app(ctx: ScenarioContext, me: Actor) {
  const { id } = await product(ctx, me);
  await me.request('saveApp', { body: appFields(ctx, id) });
  const [made] = await fetchApps(me, id);
  if (!made) throw new Error('The new app is not in the list.');
  return toWireFormat(made);
}
