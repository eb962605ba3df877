import { scenario } from '../../scenario/types.ts';

export default scenario({
  title: 'A key is stored and never returned except for its last four characters',
  source: 'PRIV-020, INTEG-D01',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const apiKey = `conformance-${ctx.uuid()}`;
    const { isEnabled, model } = (await me.request('getOpenAiSettings')).openAiSettings;
    const saved = await me.request('saveOpenAiSettings', { body: { isEnabled, model, apiKey } });
    ctx.expectEqual('the hint', saved.openAiSettings.apiKeyHint, apiKey.slice(-4));
    await me.request('saveOpenAiSettings', { body: { isEnabled, model } });
    const other = { isEnabled: !isEnabled, model: `${model}-2` };
    await me.request('saveOpenAiSettings', { body: { ...other, model: ` ${other.model} ` } });
    const { openAiSettings: now } = await me.request('getOpenAiSettings');
    ctx.expectEqual('changed', [now.isEnabled, now.model], [other.isEnabled, other.model]);
    await me.request('saveOpenAiSettings', { body: { isEnabled, model } });
    const seen = await me.call('getOpenAiSettings');
    ctx.expectEqual('the hint later', seen.body.openAiSettings.apiKeyHint, apiKey.slice(-4));
    ctx.expectThat('the key is nowhere', !seen.exchange.text.includes(apiKey));
    const { isEnabled: isOn, endpoint } = (await me.request('getPermeaSettings')).permeaSettings;
    const body = { isEnabled: isOn, endpoint, apiKey };
    const permea = await me.call('savePermeaSettings', { body });
    permea
      .expectStatus(200)
      .expectThat('the key is nowhere', !permea.exchange.text.includes(apiKey));
    ctx.expectEqual('the other hint', permea.body.permeaSettings.apiKeyHint, apiKey.slice(-4));
    await me.request('saveOpenAiSettings', { body: { isEnabled: false, model, apiKey: null } });
    const { openAiSettings: without } = await me.request('getOpenAiSettings');
    ctx.expectEqual('the hint of a removed key', without.apiKeyHint, null);
  },
});
