import type { TenantUser } from '../../store/world.ts';
import type { AreaSeed, SeedContext } from '../context.ts';
import { shownIn } from '@atrium/time/zoned';

/** Days of logins before the day of seeding; on busy days everyone logs in multiple times. */
const days = 30;
const busyDays = 5;
/** Hours (UTC) of the further logins on busy days. */
const back = [9, 14, 16];
const day = 86_400_000;
const minute = 60_000;

const browsers = [
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/139.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
];

/**
 * The logins of a tenant by day: most people log in on working days, some again after lunch, hardly
 * anyone at weekends. The logins of the latest days fill multiple pages. One user never logs in, and those who may not enter have not for a while.
 */
export const seed: AreaSeed = async (context) => {
  const entering = (await context.db.query('tenantUsers')).filter(
    ({ id, state }) => id !== stranger && state === 'active',
  );
  const users = entering.filter(({ id }) => !isColleague(id));
  // In parallel, since each write to a browser store takes long.
  const logins: Promise<void>[] = [];
  const come = (user: TenantUser, from: number) => logins.push(putLogin(context, user, from));
  for (let ago = days; ago >= 1; ago -= 1) {
    const start = context.today - ago * day;
    const weekday = new Date(start).getUTCDay();
    const isFree = weekday === 0 || weekday === 6;
    for (const user of users) {
      // Draws the chances for everyone on every day, so that the random sequence never shifts.
      const chance = context.random.between(1, 10);
      const again = context.random.between(1, 3);
      if (chance <= (isFree ? 1 : 8)) come(user, start + 7 * 60 * minute);
      if (!isFree && chance <= 8 && again === 1) come(user, start + 12 * 60 * minute);
      if (ago <= busyDays && !isFree && chance <= 8) {
        for (const hour of back) come(user, start + hour * 60 * minute);
      }
    }
  }
  for (const user of entering.filter(({ id }) => isColleague(id))) {
    if (user.lastSignInOn) logins.push(putLoginAt(context, user, Date.parse(user.lastSignInOn)));
  }
  await Promise.all(logins);
  for (const { id } of users) await storeLastSignIn(context, id);
};

/** Dan has no role in the portal, so he is never admitted. */
const stranger = 'dan';

async function storeLastSignIn({ db }: SeedContext, personId: string) {
  const latest = { by: 'timestamp', direction: 'descending' } as const;
  const [login] = await db.query('logins', { where: { personId }, order: latest, limit: 1 });
  const user = await db.get('tenantUsers', personId);
  if (!login || !user || login.timestamp <= (user.lastSignInOn ?? '')) return;
  await db.put('tenantUsers', { ...user, lastSignInOn: login.timestamp });
}

/** The thousands of users of a large tenant have one login each. */
const isColleague = (id: string) => id.startsWith('colleague-');

const putLogin = (context: SeedContext, user: TenantUser, from: number) =>
  putLoginAt(context, user, from + context.random.between(0, 119) * minute);

async function putLoginAt({ db, random, tenantId }: SeedContext, user: TenantUser, at: number) {
  const timestamp = new Date(at).toISOString();
  await db.put('logins', {
    id: random.uuid(),
    personId: user.id,
    employeeId: user.employeeId,
    tenantId,
    // An address block reserved for documentation. Source: RFC 5737.
    ipAddress: `203.0.113.${random.between(2, 250)}`,
    timestamp,
    dateTimeStampFormatted: shownIn(timestamp, user.timeZone, 'dd-MMM-yyyy hh:mm a'),
    browser: random.pick(browsers),
  });
}
