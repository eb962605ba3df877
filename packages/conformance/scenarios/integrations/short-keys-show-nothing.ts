import { scenario } from '../../scenario/types.ts';

export default scenario({
  title:
    'Nothing is returned of a key with fewer than eight characters, and a key that is omitted stays unchanged',
  source: 'PRIV-043, INTEG-D02',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const { isEnabled, endpoint } = (await me.request('getPermeaSettings')).permeaSettings;
    const save = async (apiKey?: string | null) => {
      const body = { isEnabled, endpoint, ...(apiKey !== undefined && { apiKey }) };
      return (await me.request('savePermeaSettings', { body })).permeaSettings.apiKeyHint;
    };
    ctx.expectEqual('of seven characters', await save('abcdefg'), '');
    ctx.expectEqual('of eight', await save('abcdefgh'), 'efgh');
    ctx.expectEqual('left out', await save(), 'efgh');
    await me.expectError(400, 'savePermeaSettings', {
      body: { isEnabled, endpoint, apiKey: '   ' },
    });
    const other = { isEnabled: !isEnabled, endpoint };
    await me.request('savePermeaSettings', { body: other });
    const { permeaSettings: now } = await me.request('getPermeaSettings');
    ctx.expectEqual('changed', [now.isEnabled, now.apiKeyHint], [other.isEnabled, 'efgh']);
    await save();
    const { apiKeyHint } = (await me.request('getPermeaSettings')).permeaSettings;
    ctx.expectEqual('at last', apiKeyHint, 'efgh');
    ctx.expectEqual('once it is removed', await save(null), null);
  },
});
