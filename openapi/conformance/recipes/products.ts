import { recipes } from '../scenario/recipe.ts';
import type { Actor, Kit } from '../scenario/types.ts';
import { app, appFields, emptyProduct, product, productFields } from '../support/products.ts';

const path = async (kit: Kit, me: Actor) => ({ path: { id: (await product(kit, me)).id } });

export default recipes({
  createProduct: {
    send: (kit, { name }) => ({ body: name === 'empty' ? emptyProduct : productFields(kit) }),
  },
  getProduct: { send: (kit, _sample, me) => path(kit, me) },
  getProductView: { send: (kit, _sample, me) => path(kit, me) },
  updateProduct: {
    ids: () => ['id'],
    send: async (kit, _sample, me) => ({
      body: { ...(await product(kit, me)), name: kit.name('Product') },
    }),
  },
  getApp: {
    send: async (kit, _sample, me) => ({ path: { appId: (await app(kit, me)).appsId } }),
  },
  saveApp: {
    ids: (example) => (example === 'updated' ? ['productId', 'appsId'] : ['productId']),
    send: async (kit, { name }, me) => {
      if (name === 'created') return { body: appFields(kit, (await product(kit, me)).id) };
      return { body: { ...(await app(kit, me)), port: 8080 } };
    },
  },
});
