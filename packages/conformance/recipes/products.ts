import { recipes } from '../scenario/recipe.ts';
import type { Actor, ScenarioContext } from '../scenario/types.ts';
import { app, appFields, emptyProduct, product, productFields } from '../support/products.ts';

const path = async (ctx: ScenarioContext, me: Actor) => ({
  path: { id: (await product(ctx, me)).id },
});

export default recipes({
  createProduct: {
    send: (ctx, { name }) => ({ body: name === 'empty' ? emptyProduct : productFields(ctx) }),
  },
  getProduct: { send: (ctx, _sample, me) => path(ctx, me) },
  getProductView: { send: (ctx, _sample, me) => path(ctx, me) },
  updateProduct: {
    ids: () => ['id'],
    send: async (ctx, _sample, me) => ({
      body: { ...(await product(ctx, me)), name: ctx.name('Product') },
    }),
  },
  getApp: {
    send: async (ctx, _sample, me) => ({ path: { appId: (await app(ctx, me)).appsId } }),
  },
  saveApp: {
    ids: (example) => (example === 'updated' ? ['productId', 'appsId'] : ['productId']),
    send: async (ctx, { name }, me) => {
      if (name === 'created') return { body: appFields(ctx, (await product(ctx, me)).id) };
      return { body: { ...(await app(ctx, me)), port: 8080 } };
    },
  },
});
