import { appFields, fetchApps, product } from '../../support/products.ts';
import { simultaneousCreates, uniqueCreate } from '../../support/simultaneous-creates.ts';

export default simultaneousCreates('app', [
  uniqueCreate('saveApp', {
    source: 'API-D04',
    field: 'appName',
    prepare: async (ctx, me) => {
      const { id } = await product(ctx, me);
      const body = appFields(ctx, id);
      return {
        send: () => ({ body }),
        count: async () => (await fetchApps(me, id)).length,
      };
    },
  }),
]);
