import { scenario } from '../../scenario/types.ts';
import { service } from '../../support/services.ts';

export default scenario({
  title: 'A service tells who changed it last and when, and takes neither from whoever sends it',
  source: 'the decisions on screens, beyond the documents',
  async run(kit) {
    const me = kit.as('admin');
    const { profile } = await me.ask('getProfile');
    const { id, ...made } = await service(kit, me);
    const path = { id };
    const { viewService: before } = await me.ask('getServiceView', { path });
    kit.expectEqual('who made it', before.changedBy, profile.name);
    await me.ask('updateService', { body: { id, ...made, price: made.price + 1 } });
    const { viewService: after } = await me.ask('getServiceView', { path });
    kit.expectEqual('who changed it', after.changedBy, profile.name);
    kit.expectThat(
      'the last change is not before the first',
      Date.parse(after.changedOn) >= Date.parse(before.changedOn),
    );
    const body = { id, ...made, version: after.version, changedBy: 'Nobody at all' };
    const { fieldErrors } = await me.refused(400, 'updateService', { body });
    kit.expectEqual('the field', Object.keys(fieldErrors ?? {}), ['changedBy']);
  },
});
