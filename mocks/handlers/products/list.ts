import { message, ok, type Handlers } from '../../core/requests/handler.ts';
import { byText, emptyId, nameFree } from '../../core/records/names.ts';
import { idFree } from '../../core/records/records.ts';
import { trimmed } from '../../core/files/texts.ts';
import { changed, checkVersion, created } from '../../core/records/versions.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import { parseNewProduct } from './new-product.ts';
import { appView, getProductRecord, productView } from './records.ts';

type Group = Pick<
  Handlers<'products'>,
  'getProducts' | 'createProduct' | 'getProduct' | 'getProductView' | 'updateProduct'
>;
type Db = Scope<World>;

/** The products, without their apps. Source: PROD-056, PROD-027. */
export const list: Group = {
  getProducts: async ({ db }) => ok({ productGridView: await listProductViews(db) }),

  getProduct: async ({ db, path }) =>
    ok({ productsEditDTO: productView(await getProductRecord(db, path.id)) }),

  getProductView: async ({ db, path }) => {
    const product = await getProductRecord(db, path.id);
    const apps = await db.query('productApps', { where: { productId: product.id } });
    const appsDTO = apps.toSorted(byText(({ appName }) => appName)).map(appView);
    return ok({ productsViewDTO: { ...productView(product), appsDTO } });
  },

  createProduct: async (call) => {
    const { db, body } = call;
    const fields = parseNewProduct(body);
    if (!fields) return ok({ productGridView: await listProductViews(db), successMessages: [] });
    const id = await resolveNewId(db, body.id);
    await nameFree(db, 'products', { id, name: fields.name }, 'productNameTaken');
    await db.put('products', created({ id, ...fields }, call));
    const successMessages = [message('productCreated')];
    return ok({ productGridView: await listProductViews(db), successMessages });
  },

  updateProduct: async (call) => {
    const { db, body } = call;
    const product = await getProductRecord(db, body.id);
    checkVersion(product, body.version);
    const name = trimmed('name', body.name);
    const description = trimmed('description', body.description);
    const owner = trimmed('owner', body.owner);
    const domain = trimmed('domain', body.domain);
    await nameFree(db, 'products', { id: product.id, name }, 'productNameTaken');
    const { startedYear, status } = body;
    const changes = { name, description, owner, startedYear, domain, status };
    await db.put('products', changed(product, changes, call));
    return ok({ successMessages: [message('productUpdated')] });
  },
};

async function listProductViews(db: Db) {
  const products = await db.query('products');
  return products.toSorted(byText(({ name }) => name)).map(productView);
}

/** The id that was sent, or one that the server creates. 409 when a product has it. */
async function resolveNewId(db: Db, sent: string | null | undefined): Promise<string> {
  if (!sent || sent === emptyId) return crypto.randomUUID();
  idFree(await db.get('products', sent));
  return sent;
}
