/**
 * Mistakes of a backend team, written from the requirements and decisions before seeing the checks:
 * time, analytics, reports, projects and engagements.
 */
import { change, put } from '../../edit.ts';
import { createInjectedFaults, type InjectedFault } from '../../injected-fault.ts';
import {
  accepting,
  asAnotherPerson,
  body,
  ignoring,
  emptied,
  without,
  misled,
  misreading,
  reversed,
  shortened,
} from '../../response-mutations.ts';

const clockwork = createInjectedFaults('clockwork');
const analytics = createInjectedFaults('analytics');
const reports = createInjectedFaults('reports');
const projects = createInjectedFaults('projects');
const engagements = createInjectedFaults('engagements');

/** Uses the first day of a period as the last. */
const ofOneDay = misreading((sent) => {
  const requested = sent as Record<string, unknown>;
  for (const [end, start] of [
    ['endDate', 'startDate'],
    ['endDateAsString', 'startDateAsString'],
  ] as const) {
    if (end in requested) requested[end] = requested[start];
  }
});

export const injectedFaults: InjectedFault[] = [
  clockwork(
    'rules',
    'the oldest entries are the most recent',
    'getMostRecentEntries',
    reversed('clockWorkEntries'),
  ),
  clockwork(
    'rules',
    'every page of a search is the first',
    'searchClockWorkEntries',
    ignoring('skip'),
  ),
  clockwork(
    'rules',
    'a search finds everything',
    'searchClockWorkEntries',
    misled((address) => address.replace(/searchCharacters=[^&]*/, 'searchCharacters=')),
  ),
  clockwork(
    'rules',
    'shares of a week are those of two',
    'getClockWorkProjectSummaries',
    body(change('clockWorkWeekProjectsSummaries.*.totalPercentage', (share) => Number(share) / 2)),
  ),
  clockwork(
    'rules',
    'a cumulative report adds nothing up',
    'getTimeReport',
    body(put('cumulativeTimeReportClockWorkEntries', [])),
  ),
  clockwork('rules', 'a report ends with its first day', 'getTimeReport', ofOneDay),
  clockwork(
    'authorization',
    'everybody opens a member’s day',
    'getCentralMemberDay',
    asAnotherPerson(403, 'ava'),
  ),
  clockwork('rules', 'nobody works in the office', 'getClockWorkDay', body(put('isWFO', false))),

  analytics('schema', 'the export is no workbook', 'exportClockWorkAnalytics', emptied),
  analytics('rules', 'a period ends with its first day', 'getClockWorkAnalytics', ofOneDay),
  analytics(
    'rules',
    'last week is this week',
    'getProjectAnalyticsMembers',
    misled((address) => address.replace('lastWeek', 'thisWeek')),
  ),
  analytics(
    'rules',
    'last month is this month',
    'getProjectAnalyticsMembers',
    misled((address) => address.replace('lastMonth', 'thisMonth')),
  ),
  analytics(
    'rules',
    'the last day is missing among the daily hours',
    'getProjectAnalyticsDetail',
    body(
      change('projectDetail.projectDailyHoursCalculations', (days) =>
        (days as unknown[]).slice(0, -1),
      ),
    ),
  ),
  analytics(
    'rules',
    'sub-projects are not counted',
    'getProjectAnalyticsDetail',
    body(put('projectDetail.subProjectsCount', 0)),
  ),
  analytics(
    'rules',
    'members come in any order',
    'getProjectAnalyticsMembers',
    reversed('memberDetails'),
  ),
  analytics(
    'rules',
    'logins are not filtered',
    'getUserLoginAnalytics',
    misreading(put('columnFilters', [])),
  ),

  reports(
    'rules',
    'all tags add up to nothing',
    'getTagReport',
    body(put('totalTimeInSeconds', 0)),
  ),
  reports('rules', 'tags are not filtered', 'getTagReport', misreading(put('tagIds', []))),
  reports('rules', 'a period ends with its first day', 'getTagReport', ofOneDay),
  reports('rules', 'no tag is inherited', 'getTagReport', body(put('rows.*.isInherited', false))),
  reports('rules', 'every page of tags is the first', 'getTagReport', misreading(put('page', 1))),
  reports(
    'rules',
    'the total is that of the page',
    'getTagReport',
    body((report) => {
      const { rows } = report as { rows: { totalTimeInSeconds: number }[] };
      const sum = rows.reduce((all, row) => all + row.totalTimeInSeconds, 0);
      put('totalTimeInSeconds', sum)(report);
    }),
  ),
  reports('rules', 'everyone counts', 'getTagReport', misreading(put('employeeIds', []))),
  reports('rules', 'tags of all teams count', 'getTagReport', misreading(put('teamIds', []))),
  reports('rules', 'nobody has left', 'getTagReport', body(put('rows.*.isFormer', false))),
  reports(
    'rules',
    'the latest week of tags is missing',
    'getTagReport',
    body((report) => {
      const { rows } = report as { rows: { firstDay?: string }[] };
      const [{ firstDay } = {}] = rows;
      if (firstDay === undefined) return;
      put(
        'rows',
        rows.filter((row) => row.firstDay !== firstDay),
      )(report);
    }),
  ),
  reports(
    'rules',
    'a file of tags is in no order',
    'exportTagReport',
    misreading(put('sort', null)),
  ),
  reports('schema', 'the export is no workbook', 'exportTagReport', emptied),
  reports(
    'authorization',
    'the tag report needs no right',
    'getTagReport',
    asAnotherPerson(403, 'ava'),
  ),
  reports('rules', 'work of everyone is mine', 'searchWorkItems', misreading(put('personIds', []))),
  reports('rules', 'done work is overdue', 'searchWorkItems', misreading(put('due', 'none'))),
  reports(
    'rules',
    'every page of work is the first',
    'searchWorkItems',
    misreading(put('page', 1)),
  ),
  reports('rules', 'groups count nothing', 'searchWorkItems', body(put('groups.*.count', 0))),
  reports('rules', 'work comes in any order', 'searchWorkItems', reversed('items')),
  reports('rules', 'nothing ever runs', 'getWorkView', body(put('workView.*.runningEntry', null))),
  reports('rules', 'a work view ends with its first day', 'getWorkView', ofOneDay),
  reports(
    'isolation',
    'everybody sees everybody’s work',
    'getWorkView',
    misreading(put('scope', 'All')),
  ),
  reports(
    'rules',
    'shares of a person are those of two',
    'getWorkView',
    body(change('workView.*.projects.*.totalPercentage', (share) => Number(share) / 2)),
  ),

  projects('state', 'a project is watched for ever', 'unwatchProject', without('projectWatches')),
  projects('state', 'a converted task stays a task', 'convertTaskToProject', without('tasks')),
  projects('state', 'a sub-project stays below', 'delinkProject', without('projects')),
  projects(
    'rules',
    'the impedimented are all',
    'searchProjects',
    misreading(put('selectedFilter', 'AccessibleToMe')),
  ),
  projects(
    'rules',
    'all visible projects are those that one takes part in',
    'searchProjects',
    misreading(put('isParticipant', false)),
  ),
  projects('rules', 'the owner leaves the project', 'removeProjectMember', accepting('ownerStays')),
  projects(
    'rules',
    'somebody is no eligible member',
    'getEligibleProjectMembers',
    shortened('projectMembersDetailView'),
  ),
  projects('state', 'nobody hears of a request', 'requestSubProjectLink', without('notifications')),
  projects(
    'authorization',
    'anybody deletes a file',
    'deleteProjectFile',
    accepting('notYourFile'),
  ),
  projects(
    'state',
    'the default task stays',
    'removeDefaultProjectTask',
    without('clockWorkSettings'),
  ),
  projects('state', 'a new owner hears nothing', 'changeProjectOwner', without('notifications')),

  engagements(
    'state',
    'a removed stage leaves its activities',
    'deleteEngagementStage',
    without('engagementActivities'),
  ),
  engagements(
    'state',
    'the template’s stages come without activities',
    'createEngagement',
    without('engagementActivities'),
  ),
  engagements(
    'state',
    'a stage of the template stays',
    'deleteTemplateStage',
    without('templateStages'),
  ),
  engagements('state', 'a document stays', 'deleteEngagementActivityDoc', without('activityDocs')),
  engagements('validation', 'a name has any length', 'createEngagement', accepting('tooLong')),
  engagements(
    'rules',
    'what is open again keeps when it was done',
    'getEngagement',
    body(
      change(
        'engagement.stages.*.activities.*.markedDoneOn',
        (on) => on ?? '2026-01-01T00:00:00.000Z',
      ),
    ),
  ),
  engagements(
    'rules',
    'all activities are counted as one stage',
    'getEngagementRollups',
    body(change('engagementRollups.*.totalActivities', (count) => Math.min(1, Number(count)))),
  ),
];
