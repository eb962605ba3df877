import { scenario } from '../../scenario/types.ts';
import { service } from '../../support/services.ts';

export default scenario({
  title: 'A service shows who changed it last and when, and rejects both values in a request',
  source: 'SERV-D03',
  async run(ctx) {
    const me = ctx.as('admin');
    const { profile } = await me.request('getProfile');
    const { id, ...made } = await service(ctx, me);
    const path = { id };
    const { viewService: before } = await me.request('getServiceView', { path });
    ctx.expectEqual('who made it', before.changedBy, profile.name);
    await me.request('updateService', { body: { id, ...made, price: made.price + 1 } });
    const { viewService: after } = await me.request('getServiceView', { path });
    ctx.expectEqual('who changed it', after.changedBy, profile.name);
    ctx.expectThat(
      'the last change is not before the first',
      Date.parse(after.changedOn) >= Date.parse(before.changedOn),
    );
    const body = { id, ...made, version: after.version, changedBy: 'Nobody at all' };
    const { fieldErrors } = await me.expectError(400, 'updateService', { body });
    ctx.expectEqual('the field', Object.keys(fieldErrors ?? {}), ['changedBy']);
  },
});
