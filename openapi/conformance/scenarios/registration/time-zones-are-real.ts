import { scenario } from '../../scenario/types.ts';
import { registrationFields } from '../../support/registration.ts';

export default scenario({
  title: 'The time zones to choose from exist, and no other is taken',
  source: 'document 1, sections 2, 3 and 5',
  async run(kit) {
    const me = kit.as('admin');
    const { timezones } = await me.ask('listTimeZones');
    const ids = timezones.map(({ id }) => id);
    const zones = new Set(['UTC', 'Etc/UTC', ...Intl.supportedValuesOf('timeZone')]);
    kit.expectEqual(
      'unknown time zones',
      ids.filter((id) => !zones.has(id)),
      [],
    );
    kit.expectEqual('how many differ', new Set(ids).size, ids.length);
    kit.expectThat(
      'there is one of every continent',
      continents.every((name) => ids.some((id) => id.startsWith(`${name}/`))),
    );
    for (const timeZone of ['Mars/Olympus', 'europe/berlin', '+01:00']) {
      const body = { ...registrationFields(kit), timeZone };
      await me.refused(400, 'registerOrganization', { body });
    }
    const blank = { ...registrationFields(kit), organization: '   ' };
    await me.refused(400, 'registerOrganization', { body: blank });
  },
});

const continents = ['Africa', 'America', 'Asia', 'Australia', 'Europe', 'Pacific'];
