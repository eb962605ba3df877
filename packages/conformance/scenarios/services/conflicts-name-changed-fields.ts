import { scenario } from '../../scenario/types.ts';
import { service } from '../../support/services.ts';

export default scenario({
  title:
    'The conflict response to an outdated change names the person who changed the record, and lists the changed properties only for programs',
  source: 'SERV-D03',
  async run(ctx) {
    const me = ctx.as('admin');
    const { profile } = await me.request('getProfile');
    const made = await service(ctx, me);
    await me.request('updateService', { body: { ...made, userLimits: made.userLimits + 1 } });
    const rejected = await me.expectError(409, 'updateService', { body: { ...made, price: 1 } });
    ctx.expectEqual('the properties', rejected.changedFields, ['userLimits']);
    const message = rejected.errorMessages.join(' ');
    ctx.expectThat('the message names who changed it first', message.includes(profile.name));
    ctx.expectThat('it names no property', !message.includes('userLimits'));
  },
});
