import { scenario } from '../../scenario/types.ts';
import { registrationFields } from '../../support/registration.ts';

export default scenario({
  title: 'The offered time zones exist, and no other time zone is accepted',
  source: 'REG-016, REG-026, REG-006',
  async run(ctx) {
    const me = ctx.as('admin');
    const { timezones } = await me.request('listTimeZones');
    const ids = timezones.map(({ id }) => id);
    ctx.expectEqual(
      'unknown time zones',
      ids.filter((id) => !isTimeZone(id)),
      [],
    );
    for (const { formerNames = [] } of timezones) {
      ctx.expectThat(
        `${formerNames.join()} are no zones of their own`,
        formerNames.every((name) => isTimeZone(name) && !ids.includes(name)),
      );
    }
    const known = new Map(timezones.map(({ id, formerNames = [] }) => [id, formerNames]));
    for (const [one, other] of renamed) {
      const isFound = known.get(one)?.includes(other) ?? known.get(other)?.includes(one) ?? false;
      ctx.expectThat(`${one} and ${other} are one zone`, isFound);
    }
    // A registered person is notified of that; an unknown zone is rejected before.
    const { email } = (await me.request('getProfile')).profile;
    const taken = { ...registrationFields(ctx), email };
    for (const timeZone of timezones.flatMap(({ formerNames = [] }) => formerNames)) {
      await me.expectError(409, 'registerOrganization', { body: { ...taken, timeZone } });
    }
    ctx.expectEqual('how many differ', new Set(ids).size, ids.length);
    ctx.expectThat(
      'there is one of every continent',
      continents.every((name) => ids.some((id) => id.startsWith(`${name}/`))),
    );
    for (const timeZone of ['Mars/Olympus', 'europe/berlin', '+01:00']) {
      const body = { ...registrationFields(ctx), timeZone };
      await me.expectError(400, 'registerOrganization', { body });
    }
    const blank = { ...registrationFields(ctx), organization: '   ' };
    await me.expectError(400, 'registerOrganization', { body: blank });
  },
});

/** The platform accepts any case: an IANA name has fixed capitals. */
function isTimeZone(name: string): boolean {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    return timeZone !== '' && /^[A-Z]/.test(name);
  } catch {
    return false;
  }
}

/** Names of one zone, of which either may be the current one. */
const renamed = [
  ['Asia/Kolkata', 'Asia/Calcutta'],
  ['Europe/Kyiv', 'Europe/Kiev'],
  ['Asia/Ho_Chi_Minh', 'Asia/Saigon'],
] as const;

const continents = ['Africa', 'America', 'Asia', 'Australia', 'Europe', 'Pacific'];
