import { scenario } from '../../scenario/types.ts';

export default scenario({
  title: 'A key is kept and never answered but for its last four characters',
  source: 'PRIV-020, and the decisions on developer tools',
  isAlone: true,
  async run(kit) {
    const me = kit.as('admin');
    const apiKey = `conformance-${kit.uuid()}`;
    const { isEnabled, model } = (await me.ask('getOpenAiSettings')).openAiSettings;
    const saved = await me.ask('saveOpenAiSettings', { body: { isEnabled, model, apiKey } });
    kit.expectEqual('the hint', saved.openAiSettings.apiKeyHint, apiKey.slice(-4));
    await me.ask('saveOpenAiSettings', { body: { isEnabled, model } });
    const other = { isEnabled: !isEnabled, model: `${model}-2` };
    await me.ask('saveOpenAiSettings', { body: { ...other, model: ` ${other.model} ` } });
    const { openAiSettings: now } = await me.ask('getOpenAiSettings');
    kit.expectEqual('changed', [now.isEnabled, now.model], [other.isEnabled, other.model]);
    await me.ask('saveOpenAiSettings', { body: { isEnabled, model } });
    const seen = await me.call('getOpenAiSettings');
    kit.expectEqual('the hint later', seen.body.openAiSettings.apiKeyHint, apiKey.slice(-4));
    kit.expectThat('the key is nowhere', !seen.exchange.text.includes(apiKey));
    const { isEnabled: isOn, endpoint } = (await me.ask('getPermeaSettings')).permeaSettings;
    const body = { isEnabled: isOn, endpoint, apiKey };
    const permea = await me.call('savePermeaSettings', { body });
    permea
      .expectStatus(200)
      .expectThat('the key is nowhere', !permea.exchange.text.includes(apiKey));
    kit.expectEqual('the other hint', permea.body.permeaSettings.apiKeyHint, apiKey.slice(-4));
    await me.ask('saveOpenAiSettings', { body: { isEnabled, model, apiKey: null } });
    const { openAiSettings: without } = await me.ask('getOpenAiSettings');
    kit.expectEqual('the hint of a removed key', without.apiKeyHint, null);
  },
});
