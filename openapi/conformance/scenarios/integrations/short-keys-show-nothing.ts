import { scenario } from '../../scenario/types.ts';

export default scenario({
  title:
    'Of a key of fewer than eight characters nothing is shown, and no key is kept by sending none',
  source: 'document 1, section 6, and the decisions on people and organization',
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
    kit.expectEqual('of none', await save(null), 'efgh');
    kit.expectEqual('left out', await save(), 'efgh');
    await me.refused(400, 'savePermeaSettings', { body: { isEnabled, endpoint, apiKey: '   ' } });
    const other = { isEnabled: !isEnabled, endpoint: 'https://permea.test/other' };
    await me.ask('savePermeaSettings', { body: other });
    const { permeaSettings: now } = await me.ask('getPermeaSettings');
    kit.expectEqual('changed', [now.isEnabled, now.endpoint], [other.isEnabled, other.endpoint]);
    await save();
    const { apiKeyHint } = (await me.ask('getPermeaSettings')).permeaSettings;
    kit.expectEqual('at last', apiKeyHint, 'efgh');
  },
});
