import { scenario } from '../../scenario/types.ts';
import { getFields } from '../../support/clockwork.ts';
import { serviceFields } from '../../support/services.ts';

export default scenario({
  title:
    'A new service is active and without a license; blank texts are stored as none, and limits are integers',
  source: 'SERV-020, SERV-031',
  async run(ctx) {
    const me = ctx.as('admin');
    const fields = serviceFields(ctx);
    const texts = { latestVersion: ' 1.2 ', description: '  ', url: ' https://a.test ' };
    const name = ` ${fields.name} `;
    const { id } = await me.request('createService', { body: { ...fields, ...texts, name } });
    const { viewService: made } = await me.request('getServiceView', { path: { id } });
    ctx.expectEqual('its name', made.name, fields.name);
    ctx.expectEqual(
      'whether it is active and licensed',
      [made.status, made.license],
      [true, false],
    );
    ctx.expectEqual(
      'its texts',
      [made.latestVersion, made.description, made.url],
      ['1.2', null, 'https://a.test'],
    );
    for (const wrong of [
      { userLimits: 1.5 },
      { userLimits: -1 },
      { price: -0.01 },
      { name: ' ' },
    ]) {
      const rejected = await me.expectError(400, 'createService', {
        body: { ...fields, ...wrong },
      });
      ctx.expectEqual('the field', getFields(rejected), Object.keys(wrong));
    }
    await me.request('createService', { body: { ...serviceFields(ctx), price: 0, userLimits: 0 } });
  },
});
