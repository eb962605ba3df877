import { scenario } from '../../scenario/types.ts';

export default scenario({
  title:
    'Of a key of fewer than eight characters nothing is shown, and a key that is not sent stays',
  source: 'PRIV-043, and the decisions on people and organization',
  isAlone: true,
  async run(kit) {
    const me = kit.as('admin');
    const { isEnabled, endpoint } = (await me.ask('getPermeaSettings')).permeaSettings;
    const save = async (apiKey?: string | null) => {
      const body = { isEnabled, endpoint, ...(apiKey !== undefined && { apiKey }) };
      return (await me.ask('savePermeaSettings', { body })).permeaSettings.apiKeyHint;
    };
    kit.expectEqual('of seven characters', await save('abcdefg'), '');
    kit.expectEqual('of eight', await save('abcdefgh'), 'efgh');
    kit.expectEqual('left out', await save(), 'efgh');
    await me.refused(400, 'savePermeaSettings', { body: { isEnabled, endpoint, apiKey: '   ' } });
    const other = { isEnabled: !isEnabled, endpoint };
    await me.ask('savePermeaSettings', { body: other });
    const { permeaSettings: now } = await me.ask('getPermeaSettings');
    kit.expectEqual('changed', [now.isEnabled, now.apiKeyHint], [other.isEnabled, 'efgh']);
    await save();
    const { apiKeyHint } = (await me.ask('getPermeaSettings')).permeaSettings;
    kit.expectEqual('at last', apiKeyHint, 'efgh');
    kit.expectEqual('once it is removed', await save(null), null);
  },
});
