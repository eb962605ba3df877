/**
 * Mistakes of a backend team, written from the requirements and decisions before seeing the checks:
 * sign-in, profile, registration, notifications and the dashboard.
 */
import { change, put } from '../../edit.ts';
import { createInjectedFaults, type InjectedFault } from '../../injected-fault.ts';
import { accepting, body, ignoring, without, like, repairing } from '../../response-mutations.ts';

const session = createInjectedFaults('session');
const profile = createInjectedFaults('profile');
const registration = createInjectedFaults('registration');
const notifications = createInjectedFaults('notifications');
const dashboard = createInjectedFaults('dashboard');

/** Treats an address in another case as a new one. */
const respectCase: InjectedFault['response'] = async (call) => {
  const right = await call.pass();
  const { email } = (call.sent ?? {}) as { email?: unknown };
  const isLoud = typeof email === 'string' && email !== email.toLowerCase();
  return right.status === 409 && isLoud
    ? like(right, { successMessages: [], warningMessages: [] })
    : right;
};

/** Marks everyone's notifications as seen, not one person's. */
const markReadForAll: InjectedFault['response'] = async (call) => {
  const right = await call.pass();
  await call.server.store.transaction('write', async (tx) => {
    const db = tx.tenant('aster');
    for (const each of await db.query('notifications')) {
      if (right.ok && each.state === 'unseen') {
        await db.put('notifications', { ...each, state: 'seen' });
      }
    }
  });
  return right;
};

export const injectedFaults: InjectedFault[] = [
  session('rules', 'a tenant is named by its id', 'assignTenant', (call) =>
    body(change('tenant.name', () => 'aster'))(call),
  ),
  session(
    'rules',
    'every tenant counts as assigned',
    'getUserTenants',
    body((response) => {
      const { tenants } = response as { tenants: object[] };
      tenants.push({ id: 'cedar', name: 'Cedar', isUserAssigned: true });
    }),
  ),
  session('rules', 'everybody leads a team', 'getIsTeamLead', body(put('isTeamLead', true))),
  session('state', 'signing out ends no session', 'logout', without('sessions', 'platform')),

  profile(
    'state',
    'the time zone stays what it was',
    'updateDateFormatAndTimeZone',
    repairing(
      change('timeZone', (zone) =>
        /^(?:America|Asia|Europe|Pacific)\//.test(String(zone)) ? 'UTC' : zone,
      ),
    ),
  ),
  profile(
    'state',
    'the date format stays what it was',
    'updateDateFormatAndTimeZone',
    repairing(change('dateFormat', (format) => (format === 'MM/DD/YYYY' ? 'DD/MM/YYYY' : format))),
  ),
  profile(
    'state',
    '24 hours are stored as 12',
    'updateDateFormatAndTimeZone',
    repairing(change('hourFormat', (hours) => (hours === '24' ? '12' : hours))),
  ),
  profile(
    'state',
    'hours that are left out are reset',
    'updateDateFormatAndTimeZone',
    repairing((sent) => {
      const fields = sent as { hourFormat?: string };
      fields.hourFormat ??= 'language';
    }),
  ),
  profile(
    'rules',
    'every week begins on Monday',
    'getProfile',
    body(put('profile.weekStart', 'monday')),
  ),
  profile(
    'rules',
    'the organisation has no settings',
    'getProfile',
    body(change('profile.IsUserHasOrganizationSettings', (has) => has !== true)),
  ),
  profile(
    'rules',
    'one right is left out',
    'getProfile',
    body(change('profile.userRights', (rights) => (rights as unknown[]).slice(0, -1))),
  ),
  profile(
    'rules',
    'of several warnings about a password one is told',
    'changePassword',
    body(change('warningMessages', (warnings) => (warnings as unknown[]).slice(0, 1))),
  ),
  profile('rules', 'passwords can be guessed for ever', 'changePassword', accepting(429)),
  profile(
    'state',
    'a new picture is stored and not shown',
    'uploadProfileImage',
    without('employees'),
  ),
  profile('rules', 'codes can be guessed for ever', 'verifyTwoFactor', accepting(429)),

  registration(
    'state',
    'a registration is forgotten',
    'registerOrganization',
    without('registrations', 'platform'),
  ),
  registration(
    'state',
    'the organisation has no tenant',
    'registerOrganization',
    without('tenants', 'platform'),
  ),
  registration(
    'state',
    'whoever registers is nobody',
    'registerOrganization',
    without('people', 'platform'),
  ),
  registration('rules', 'letters make another address', 'registerOrganization', respectCase),
  registration(
    'rules',
    'former names of zones are forgotten',
    'listTimeZones',
    body(put('timezones.*.formerNames', [])),
  ),
  registration(
    'validation',
    'an organisation’s name has any length',
    'registerOrganization',
    accepting('tooLong'),
  ),

  notifications(
    'rules',
    'what is completed still counts as unread',
    'completeNotification',
    body(change('unreadNotificationCount', (count) => Number(count) + 1)),
  ),
  notifications(
    'isolation',
    'all are read for everybody',
    'markAllNotificationsRead',
    markReadForAll,
  ),
  notifications('rules', 'the type is not looked at', 'listNotifications', ignoring('typeId')),
  notifications('rules', 'pages have their own size', 'listNotifications', ignoring('takeCount')),
  notifications('rules', 'pages begin at the first', 'listNotifications', ignoring('skipCount')),
  notifications(
    'state',
    'a denied request waits on',
    'rejectProjectLink',
    without('subProjectRequests'),
  ),
  notifications(
    'state',
    'whoever asked does not hear of the denial',
    'rejectProjectLink',
    async (call) => {
      const rows = await call.server.store.transaction('read', (tx) =>
        tx.tenant('aster').query('notifications'),
      );
      const known = new Set(rows.map(({ id }) => id));
      const right = await call.pass();
      await call.server.store.transaction('write', async (tx) => {
        const db = tx.tenant('aster');
        for (const { id } of await db.query('notifications')) {
          if (!known.has(id)) await db.remove('notifications', id);
        }
      });
      return right;
    },
  ),
  notifications(
    'rules',
    'counts are of the page',
    'listNotifications',
    body((response) => {
      const list = response as { totalCount: number; notifications: unknown[] };
      list.totalCount = list.notifications.length;
    }),
  ),

  dashboard(
    'rules',
    'a week has the hours of its day',
    'getDashboard',
    body((response) => {
      const { hours } = response as { hours: Record<string, unknown> | null };
      if (hours)
        [hours['weekInSeconds'], hours['week']] = [hours['todayInSeconds'], hours['today']];
    }),
  ),
  dashboard(
    'rules',
    'every project has an impediment',
    'getDashboard',
    body((response) => {
      const { impediments } = response as { impediments: Record<string, unknown> | null };
      if (impediments) impediments['withOpenImpediments'] = impediments['projects'];
    }),
  ),
  dashboard('rules', 'no review waits', 'getDashboard', body(put('reviews.waiting', 0))),
  dashboard('rules', 'nobody has an asset', 'getDashboard', body(put('assets.assigned', 0))),
  dashboard('rules', 'all tiles are made', 'getDashboard', ignoring('tiles')),
  dashboard(
    'rules',
    'whoever has no settings has none',
    'getDashboard',
    body(put('firstSteps.settings', false)),
  ),
];
