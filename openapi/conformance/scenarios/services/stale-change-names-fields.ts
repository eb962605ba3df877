import { scenario } from '../../scenario/types.ts';
import { service } from '../../support/services.ts';

export default scenario({
  title: 'A stale change says who was faster, and names the changed properties for programs alone',
  source: 'the decisions on answers, beyond the documents',
  async run(ctx) {
    const me = ctx.as('admin');
    const { profile } = await me.request('getProfile');
    const made = await service(ctx, me);
    await me.request('updateService', { body: { ...made, userLimits: made.userLimits + 1 } });
    const rejected = await me.expectError(409, 'updateService', { body: { ...made, price: 1 } });
    ctx.expectEqual('the properties', rejected.changedFields, ['userLimits']);
    const message = rejected.errorMessages.join(' ');
    ctx.expectThat('it says who was faster', message.includes(profile.name));
    ctx.expectThat('it names no property', !message.includes('userLimits'));
  },
});
