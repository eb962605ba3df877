import { change, put } from '../../edit.ts';
import type { InjectedFault } from '../../injected-fault.ts';
import { accepting, body, without, remembering, reversed } from '../../response-mutations.ts';

const rules = 'rules';

/** Servers with errors that readers of the requirements found no check for. */
export const injectedFaults: InjectedFault[] = [
  {
    kind: rules,
    area: 'assets',
    name: 'who has accepted an asset can be asked again',
    on: 'getAssetView',
    response: body(change('assetView.handover.remindableFrom', () => '2030-01-01T00:00:00.000Z')),
  },
  {
    kind: rules,
    area: 'assets',
    name: 'what was declined keeps its reason once it is asked again',
    on: 'getAssetView',
    response: body(change('assetView.handover.remark', (remark) => remark || 'It never came')),
  },
  {
    kind: rules,
    area: 'clockwork',
    name: 'an entry lasts as long as one likes',
    on: 'postClockWork',
    response: accepting('entryTooLong'),
  },
  {
    kind: rules,
    area: 'clockwork',
    name: 'a member’s day is that of who looks at it',
    on: 'getCentralMemberDay',
    response: body(put('timeZone', 'Pacific/Kiritimati')),
  },
  {
    kind: rules,
    area: 'analytics',
    name: 'teams are offered from the last name to the first',
    on: 'getClockWorkAnalyticsDefaults',
    response: reversed('teams'),
  },
  {
    kind: rules,
    area: 'analytics',
    name: 'time over midnight counts on the day on which it begins',
    on: 'getProjectAnalyticsDetail',
    response: body(
      change('projectDetail.projectDailyHoursCalculations', (days) => {
        const [first, ...others] = days as { date: string; hours: number }[];
        const hours = others.reduce((sum, each) => sum + each.hours, first?.hours ?? 0);
        return first ? [{ ...first, hours }] : [];
      }),
    ),
  },
  {
    kind: rules,
    area: 'dashboard',
    name: 'what was seen is counted as unread',
    on: 'getDashboard',
    response: body(change('notifications.unreadNotificationCount', (count) => Number(count) + 1)),
  },
  {
    kind: rules,
    area: 'dashboard',
    name: 'whoever sees services is told of vendors, too',
    on: 'getDashboard',
    response: body(
      change('firstSteps', (steps) => {
        const { service = null } = (steps ?? {}) as { service?: boolean | null };
        return steps && { ...steps, ...(service !== null && { vendor: service }) };
      }),
    ),
  },
  {
    kind: rules,
    area: 'projects',
    name: 'a request that there is none of is accepted',
    on: 'linkSubProject',
    response: accepting('requestUnknown'),
  },
  {
    kind: rules,
    area: 'projects',
    name: 'a project that stands free is taken out of nothing',
    on: 'delinkProject',
    response: accepting('notLinked'),
  },
  {
    kind: rules,
    area: 'reviews',
    name: 'an action of an archived cycle is completed',
    on: 'completeReviewMeetingAction',
    response: accepting('cycleIsArchived'),
  },
  {
    kind: rules,
    area: 'notifications',
    name: 'the total counts every type, whichever is asked for',
    on: 'listNotifications',
    response: async (call) => {
      const isOfType = new URL(call.request.url).searchParams.has('typeId');
      const counted = body(change('totalCount', (count) => Number(count) + 1));
      return isOfType ? counted(call) : call.pass();
    },
  },
  {
    kind: rules,
    area: 'projects',
    name: 'impediments come oldest first',
    on: 'getProjectImpediments',
    response: reversed('projectImpediments'),
  },
  {
    kind: rules,
    area: 'projects',
    name: 'a project stays to be the default of who has left it',
    on: 'getValidProjectsForDefaults',
    response: remembering,
  },
  {
    kind: rules,
    area: 'notifications',
    name: 'what is complete is open again once it is looked at',
    on: 'markNotificationSeen',
    response: body(put('notification.isComplete', false)),
  },
  {
    kind: rules,
    area: 'organization',
    name: 'whoever does not name the financial year sets it back',
    on: 'saveOrganizationSettings',
    response: body(put('organizationSettings.financialYearStart', 'april')),
  },
  {
    kind: rules,
    area: 'organization',
    name: 'the last day of a year belongs to none',
    on: 'getHolidays',
    response: body(
      change('holidays', (days) =>
        (days as { date: string }[]).filter(({ date }) => !date.endsWith('-12-31')),
      ),
    ),
  },
  {
    kind: 'state',
    area: 'projects',
    name: 'a deleted project still counts at its tags',
    on: 'deleteProject',
    response: without('projectTags'),
  },
  {
    kind: rules,
    area: 'clockwork',
    name: 'what a break has ended is offered while it runs again',
    on: 'getClockWorkDay',
    response: body(
      change('brokenEntry', (broken, day) => {
        const { clockWorkEntries } = day as { clockWorkEntries: { endTime: string | null }[] };
        return broken ?? clockWorkEntries.find(({ endTime }) => endTime === null) ?? null;
      }),
    ),
  },
  {
    kind: rules,
    area: 'session',
    name: 'a tenant that keeps somebody out is not listed to them at all',
    on: 'getUserTenants',
    response: body(
      change('tenants', (tenants) =>
        (tenants as { isUserAssigned: boolean }[]).filter((each) => each.isUserAssigned),
      ),
    ),
  },
];
