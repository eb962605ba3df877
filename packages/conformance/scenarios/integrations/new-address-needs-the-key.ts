import { scenario } from '../../scenario/types.ts';
import { getFields } from '../../support/clockwork.ts';

export default scenario({
  title: 'A stored key is never used with another address: a new address needs the key again',
  source: 'PRIV-043, INTEG-D02',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const settings = async () => (await me.request('getPermeaSettings')).permeaSettings;
    const { isEnabled, endpoint } = await settings();
    const first = { isEnabled, endpoint: 'https://permea.test/first' };
    await me.request('savePermeaSettings', { body: { ...first, apiKey: 'conformance-1234' } });
    for (const address of ['https://elsewhere.test/first', 'https://permea.test/second']) {
      const body = { ...first, endpoint: address };
      const rejected = await me.expectError(400, 'savePermeaSettings', { body });
      ctx.expectEqual(`the field for ${address}`, getFields(rejected), ['apiKey']);
    }
    const now = await settings();
    ctx.expectEqual('nothing is saved', [now.endpoint, now.apiKeyHint], [first.endpoint, '1234']);
    const moved = { ...first, endpoint: 'https://permea.test/second', apiKey: 'conformance-5678' };
    await me.request('savePermeaSettings', { body: moved });
    const after = await settings();
    ctx.expectEqual('with a key', [after.endpoint, after.apiKeyHint], [moved.endpoint, '5678']);
    await me.request('savePermeaSettings', { body: { isEnabled: false, endpoint, apiKey: null } });
    const { apiKeyHint } = await settings();
    ctx.expectEqual('the removed key', apiKeyHint, null);
    // Without a stored key, the address can change freely.
    await me.request('savePermeaSettings', { body: { ...first, isEnabled: false } });
    await me.request('savePermeaSettings', { body: { isEnabled: false, endpoint } });
  },
});
