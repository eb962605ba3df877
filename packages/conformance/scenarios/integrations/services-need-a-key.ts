import { scenario } from '../../scenario/types.ts';
import { getFields } from '../../support/clockwork.ts';

export default scenario({
  title: 'A service is enabled only with a key, and a key in use is not removed',
  source: 'PRIV-044, PRIV-049',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const { model } = (await me.request('getOpenAiSettings')).openAiSettings;
    const { endpoint } = (await me.request('getPermeaSettings')).permeaSettings;
    const apiKey = `conformance-${ctx.uuid()}`;
    for (const [id, fields] of [
      ['saveOpenAiSettings', { model }],
      ['savePermeaSettings', { endpoint }],
    ] as const) {
      const save = (body: object) => me.call(id, { body: { ...fields, ...body } as never });
      (await save({ isEnabled: false, apiKey: null })).expectStatus(200);
      const without = (await save({ isEnabled: true })).expectStatus(400);
      ctx.expectEqual(`${id} without a key`, getFields(without.error), ['apiKey']);
      (await save({ isEnabled: true, apiKey })).expectStatus(200);
      const removed = (await save({ isEnabled: true, apiKey: null })).expectStatus(400);
      ctx.expectEqual(`${id} of a key in use`, getFields(removed.error), ['apiKey']);
      (await save({ isEnabled: false, apiKey: null })).expectStatus(200);
    }
  },
});
