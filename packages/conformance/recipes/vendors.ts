import { recipes } from '../scenario/recipe.ts';
import type { Actor, ScenarioContext } from '../scenario/types.ts';
import { vendor, vendorFields } from '../support/vendors.ts';

const path = async (ctx: ScenarioContext, me: Actor) => ({
  path: { id: (await vendor(ctx, me)).id },
});

export default recipes({
  createVendor: { send: (ctx) => ({ body: vendorFields(ctx) }) },
  getVendor: { send: (ctx, _sample, me) => path(ctx, me) },
  updateVendor: {
    ids: () => ['id'],
    send: async (ctx, _sample, me) => ({
      body: { ...(await vendor(ctx, me)), name: ctx.name('Vendor') },
    }),
  },
  deleteVendor: { send: (ctx, _sample, me) => path(ctx, me) },
});
