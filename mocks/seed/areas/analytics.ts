import type { TenantUser } from '../../store/world.ts';
import type { AreaSeed, SeedContext } from '../context.ts';
import { shownIn } from '../../common/clockwork/zoned.ts';

/** Days of logins before the day of seeding; on the busy ones everybody is back all the time. */
const days = 30;
const busyDays = 5;
/** Hours of the day, in UTC, at which they are back. */
const back = [9, 14, 16];
const day = 86_400_000;
const minute = 60_000;

const browsers = [
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/139.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
];

/**
 * Who entered the tenant on which day: most people on working days, some of them again after
 * lunch, hardly anybody at weekends. The logins of the latest days fill several pages. One user never
 * comes.
 */
export const seed: AreaSeed = async (context) => {
  const users = (await context.db.query('tenantUsers')).filter(({ id }) => id !== stranger);
  // Side by side: a store of the browser takes long to answer each.
  const logins: Promise<void>[] = [];
  const come = (user: TenantUser, from: number) => logins.push(putLogin(context, user, from));
  for (let ago = days; ago >= 1; ago -= 1) {
    const start = context.today - ago * day;
    const weekday = new Date(start).getUTCDay();
    const isFree = weekday === 0 || weekday === 6;
    for (const user of users) {
      // The chances are drawn for everybody on every day, so that they never shift.
      const chance = context.random.between(1, 10);
      const again = context.random.between(1, 3);
      if (chance <= (isFree ? 1 : 8)) come(user, start + 7 * 60 * minute);
      if (!isFree && chance <= 8 && again === 1) come(user, start + 12 * 60 * minute);
      if (ago <= busyDays && !isFree && chance <= 8) {
        for (const hour of back) come(user, start + hour * 60 * minute);
      }
    }
  }
  await Promise.all(logins);
};

/** Dan has no role in the portal, so that he is never let in. */
const stranger = 'dan';

async function putLogin({ db, random, tenantId }: SeedContext, user: TenantUser, from: number) {
  const at = from + random.between(0, 119) * minute;
  const timestamp = new Date(at).toISOString();
  await db.put('logins', {
    id: random.uuid(),
    personId: user.id,
    employeeId: user.employeeId,
    tenantId,
    // The address blocks that are kept for documentation. Source: RFC 5737.
    ipAddress: `203.0.113.${random.between(2, 250)}`,
    timestamp,
    dateTimeStampFormatted: shownIn(timestamp, user.timeZone, 'dd-MMM-yyyy hh:mm a'),
    browser: random.pick(browsers),
  });
}
