import { browserName } from '../../common/browser.ts';
import { ok, type Call, type Handlers } from '../../core/requests/handler.ts';
import { rejectField } from '../../core/requests/http-error.ts';
import { normalizeName } from '../../store/normalize-name.ts';
import { toTimestamps } from '../../common/clockwork/period.ts';
import { addDays, toIsoDay } from '../../common/clockwork/time.ts';
import { shownIn } from '@atrium/time/zoned';
import { readLogins } from './login-pages.ts';

type LoginCall = Call<'getUserLoginAnalytics'>;

/** The users who entered the tenant on a day. Source: ANLYT-029, ANLYT-034, ANLYT-002. */
export const userLogins: Pick<Handlers<'analytics'>, 'getUserLoginAnalytics'> = {
  getUserLoginAnalytics: async (call) => {
    const { db, platform, user, body } = call;
    const day = parsePastDay(call);
    const timestamp = toTimestamps({ from: day, before: addDays(day, 1) }, user.timeZone);
    const ofDay = await db.groups('logins', { where: { timestamp }, by: 'personId' });
    const entered = ofDay.flatMap(({ value }) => value ?? []);
    const people = await platform.getMany('people', entered);
    const getUserName = (id: string | null) => people.get(id ?? '')?.name ?? '';
    const texts = byUser(body.columnFilters).map(({ value }) => normalizeName(value));
    const groups = ofDay.filter(({ value }) =>
      texts.every((text) => normalizeName(getUserName(value)).includes(text)),
    );
    const personId = groups.flatMap(({ value }) => value ?? []);
    const condition = { where: { timestamp, ...(texts.length > 0 && { personId }) } };
    const page = await readLogins(
      { db, condition, groups, getUserName },
      { ...body, sort: body.sort && body.sort.replace(/^(-?)User$/, '$1userName') },
    );
    // Nobody expects a login of those who are only invited, or kept out. Source: ANLYT-D19.
    const isActive = { statusKey: 'active' };
    const loggedIn = await db.count('tenantUsers', { id: entered });
    const notLoggedIn =
      (await db.count('tenantUsers', isActive)) -
      (await db.count('tenantUsers', { id: entered, ...isActive }));
    return ok({
      userLoginDetails: page.rows.map((login) => ({
        id: login.id,
        timestamp: login.timestamp,
        dateTimeStampFormatted: shownIn(login.timestamp, user.timeZone, 'dd-MMM-yyyy hh:mm a'),
        userName: getUserName(login.personId),
        ipAddress: login.ipAddress,
        browser: browserName(login.browser),
      })),
      loggedIn,
      notLoggedIn,
      totalUsers: loggedIn + notLoggedIn,
      totalLogins: ofDay.reduce((sum, { count }) => sum + count, 0),
      totalUserCount: page.total,
    });
  },
};

/**
 * Only the user column, which the grid calls 'User', can be filtered. 400 for another column.
 * Source: ANLYT-032.
 */
function byUser(filters: LoginCall['body']['columnFilters']) {
  return filters.map(({ name, value }) => {
    if (name !== 'User' && name !== 'userName') {
      throw rejectField('columnFilters', 'columnUnknown', { column: name });
    }
    return { name: 'userName', value };
  });
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/**
 * The day in the path, yyyy-MM-dd. 400 for an invalid day, and for today or later in the caller's
 * time zone. Source: ANLYT-027.
 */
function parsePastDay({ path, user, clock }: Pick<LoginCall, 'path' | 'user' | 'clock'>): string {
  const [date = ''] = path.newDate.split(' ');
  const [dayOfMonth = '', month = '', year = ''] = date.split('-');
  const day = `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}-${dayOfMonth}`;
  const time = Date.parse(`${day}T00:00:00Z`);
  // Some engines parse 31 February as a date, others reject it.
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(day)) {
    throw rejectField('newDate', 'invalid', { field: 'newDate' });
  }
  if (day >= toIsoDay(clock.now(), user.timeZone)) throw rejectField('newDate', 'dayNotPast');
  return day;
}
