import { scenario } from '../../scenario/types.ts';
import { service, serviceFields } from '../../support/services.ts';

export default scenario({
  title: 'The price of a service has at most four decimals; any other is rejected, never rounded',
  source: 'SERV-D03',
  async run(ctx) {
    const me = ctx.as('admin');
    const made = await service(ctx, me);
    for (const price of [0.00001, 1e-7, 49.99999]) {
      const created = { ...serviceFields(ctx), price };
      for (const { fieldErrors } of [
        await me.expectError(400, 'createService', { body: created }),
        await me.expectError(400, 'updateService', { body: { ...made, price } }),
      ]) {
        ctx.expectEqual('the field', Object.keys(fieldErrors ?? {}), ['price']);
      }
    }
    for (const price of [0.0001, 0.1, 49.9, 999_999_999.9999]) {
      const { id } = await me.request('createService', { body: { ...serviceFields(ctx), price } });
      const { viewService } = await me.request('getServiceView', { path: { id } });
      ctx.expectEqual('the price', viewService.price, price);
      ctx.expectEqual('the version', viewService.version, 1);
    }
  },
});
