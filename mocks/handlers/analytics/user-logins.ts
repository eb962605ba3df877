import { browserName } from '../../common/browser.ts';
import { ok, type Call, type Handlers } from '../../core/handler.ts';
import { paginate, type Columns } from '../../core/paging.ts';
import { rejectField } from '../../core/http-error.ts';
import type { World } from '../../store/world.ts';
import { once } from '../../common/clockwork/once.ts';
import { toTimestamps } from '../../common/clockwork/period.ts';
import { addDays, toIsoDay } from '../../common/clockwork/time.ts';
import { shownIn } from '../../common/clockwork/zoned.ts';

type LoginCall = Call<'getUserLoginAnalytics'>;

/** A login with its user's name. */
interface Row {
  login: World['logins'];
  userName: string;
}

/** The users who entered the tenant on a day. Source: ANLYT-029, ANLYT-034, ANLYT-002. */
export const userLogins: Pick<Handlers<'analytics'>, 'getUserLoginAnalytics'> = {
  getUserLoginAnalytics: async (call) => {
    const { db, user, body } = call;
    const day = parsePastDay(call);
    const logins = await db.query('logins', {
      where: { timestamp: toTimestamps({ from: day, before: addDays(day, 1) }, user.timeZone) },
      order: { by: 'timestamp', direction: 'descending' },
    });
    const getName = once(async (id) => (await call.platform.get('people', id))?.name ?? '');
    const rows = await Promise.all(
      logins.map(async (login) => ({ login, userName: await getName(login.personId) })),
    );
    const page = paginate(rows, columns, {
      ...body,
      sort: body.sort && body.sort.replace(/^(-?)User$/, '$1userName'),
      columnFilters: byUser(body.columnFilters),
    });
    const users = await db.query('tenantUsers');
    const entered = new Set(logins.map(({ personId }) => personId));
    const loggedIn = users.filter(({ id }) => entered.has(id)).length;
    return ok({
      userLoginDetails: page.rows.map(({ login, userName }) => ({
        id: login.id,
        timestamp: login.timestamp,
        dateTimeStampFormatted: shownIn(login.timestamp, user.timeZone, 'dd-MMM-yyyy hh:mm a'),
        userName,
        ipAddress: login.ipAddress,
        browser: browserName(login.browser),
      })),
      loggedIn,
      notLoggedIn: users.length - loggedIn,
      totalUsers: users.length,
      totalLogins: logins.length,
      totalUserCount: page.totalCount,
    });
  },
};

const columns: Columns<Row> = {
  dateTimeStampFormatted: ({ login }) => login.timestamp,
  userName: ({ userName }) => userName,
  ipAddress: ({ login }) => login.ipAddress,
  browser: ({ login }) => browserName(login.browser),
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
