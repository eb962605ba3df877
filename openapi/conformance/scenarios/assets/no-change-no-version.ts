import { scenario } from '../../scenario/types.ts';
import { asset, detail, edited } from '../../support/assets.ts';

export default scenario({
  title: 'A save that changes nothing raises no version',
  source: 'the decisions on answers and failures (409)',
  async run(kit) {
    const me = kit.as('admin');
    const id = await asset(kit, me, { name: 'Same' });
    const { version } = await detail(me, id);
    await me.ask('updateAsset', { body: await edited(me, id) });
    kit.expectEqual('the version', (await detail(me, id)).version, version);
    await me.ask('updateAsset', { body: await edited(me, id, { name: kit.name() }) });
    kit.expectThat('a change raises it', (await detail(me, id)).version > version);
  },
});
