import { scenario } from '../../scenario/types.ts';
import { service } from '../../support/services.ts';

export default scenario({
  title: 'A stale change says who was faster, and names the changed properties for programs alone',
  source: 'the decisions on answers, beyond the documents',
  async run(kit) {
    const me = kit.as('admin');
    const { profile } = await me.ask('getProfile');
    const made = await service(kit, me);
    await me.ask('updateService', { body: { ...made, userLimits: made.userLimits + 1 } });
    const refused = await me.refused(409, 'updateService', { body: { ...made, price: 1 } });
    kit.expectEqual('the properties', refused.changedFields, ['userLimits']);
    const sentence = refused.errorMessages.join(' ');
    kit.expectThat('it says who was faster', sentence.includes(profile.name));
    kit.expectThat('it names no property', !sentence.includes('userLimits'));
  },
});
