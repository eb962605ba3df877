import { scenario } from '../../scenario/types.ts';
import { fieldsOf } from '../../support/clockwork.ts';
import { serviceFields } from '../../support/services.ts';

export default scenario({
  title:
    'A new service is active and without a licence; blank texts are none, and limits are whole numbers',
  source: 'SERV-020, SERV-031',
  async run(kit) {
    const me = kit.as('admin');
    const fields = serviceFields(kit);
    const texts = { latestVersion: ' 1.2 ', description: '  ', url: ' https://a.test ' };
    const name = ` ${fields.name} `;
    const { id } = await me.ask('createService', { body: { ...fields, ...texts, name } });
    const { viewService: made } = await me.ask('getServiceView', { path: { id } });
    kit.expectEqual('its name', made.name, fields.name);
    kit.expectEqual(
      'whether it is active and licensed',
      [made.status, made.license],
      [true, false],
    );
    kit.expectEqual(
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
      const refused = await me.refused(400, 'createService', { body: { ...fields, ...wrong } });
      kit.expectEqual('the field', fieldsOf(refused), Object.keys(wrong));
    }
    await me.ask('createService', { body: { ...serviceFields(kit), price: 0, userLimits: 0 } });
  },
});
