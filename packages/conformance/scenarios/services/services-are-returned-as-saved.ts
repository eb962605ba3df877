import { scenario } from '../../scenario/types.ts';
import { toWireFormat } from '../../support/wire-format.ts';
import { service } from '../../support/services.ts';

export default scenario({
  title: 'A service is returned as it was saved, with status and license, in both wrappers',
  source: 'SERV-015',
  async run(ctx) {
    const me = ctx.as('admin');
    const made = await service(ctx, me);
    const { version: _version, ...changes } = { ...made, price: 0.0825, status: false };
    await me.request('updateService', { body: { ...changes, license: true } });
    const path = { id: made.id };
    const { editService } = await me.request('getService', { path });
    const { viewService } = await me.request('getServiceView', { path });
    const expected = { ...changes, license: true, version: made.version + 1 };
    ctx.expectEqual('editService', toWireFormat(editService), expected);
    ctx.expectEqual('viewService', toWireFormat(viewService), expected);
    const { name, price, userLimits } = made;
    const bare = { id: made.id, name, price, userLimits, status: true, license: true };
    const texts = { latestVersion: '1', description: 'Words.', url: 'https://a.test' };
    await me.request('updateService', { body: { ...bare, ...texts } });
    await me.request('updateService', { body: bare });
    const { editService: omitted } = await me.request('getService', { path });
    ctx.expectEqual(
      'texts that are left out',
      [omitted.latestVersion, omitted.description, omitted.url],
      [null, null, null],
    );
    await me.request('deleteService', { path });
    await me.expectError(404, 'getService', { path });
    const { service: remaining } = await me.request('getServices');
    ctx.expectThat('it is no longer listed', !remaining.some(({ id }) => id === path.id));
  },
});
