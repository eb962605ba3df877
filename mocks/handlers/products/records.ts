import type { components } from '@atrium/contract/generated/types.ts';
import { foundOr404 } from '../../core/records/records.ts';
import { getChange } from '../../core/records/versions.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { AppRecord, ProductRecord } from '../../store/world/products.ts';

type Contract = components['schemas'];
type Db = Scope<World>;

/** A product by its id, or 404. */
export async function getProductRecord(db: Db, id: string): Promise<ProductRecord> {
  return foundOr404(await db.get('products', id), 'productUnknown');
}

/** An app by its id, or 404. */
export async function requireApp(db: Db, id: string): Promise<AppRecord> {
  return foundOr404(await db.get('productApps', id), 'appUnknown');
}

/** A product as the contract defines it. */
export const productView = (product: ProductRecord): Contract['Product'] => ({
  id: product.id,
  name: product.name,
  description: product.description,
  owner: product.owner,
  startedYear: product.startedYear,
  domain: product.domain,
  status: product.status,
  ...getChange(product),
});

/** An app as the contract defines it. */
export const appView = (app: AppRecord): Contract['App'] => ({
  appsId: app.id,
  productId: app.productId,
  appName: app.appName,
  url: app.url,
  type: app.type,
  port: app.port,
  ...getChange(app),
});
