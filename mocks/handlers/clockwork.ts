import type { Area } from '@atrium/contract/generated/operations.ts';
import { ok, type Handlers } from '../core/requests/handler.ts';
import { later } from '../core/requests/later.ts';
import { oneView } from './clockwork/one-view.ts';
import { listOtherTenantTimers } from '../common/clockwork/other-tenant-timers.ts';
import { runningView } from '../common/clockwork/running-view.ts';
import { brokenEntry } from '../common/clockwork/settings.ts';
import { isCrossover, runningEntry, getTimesheet } from '../common/clockwork/timesheet.ts';

export { default as requests } from '@atrium/contract/generated/schemas/clockwork.requests.ts';
export const messages = async () => (await import('./clockwork/messages.ts')).clockwork;

/** Time reports can be filtered by team. */
export const reads = (_: unknown, id: string): readonly Area[] =>
  id.includes('TimeReport') ? ['teams'] : [];

/** Time tracking. Source: CLOCK-003, CLOCK-077. */
export const handlers: Handlers<'clockwork'> = {
  ...later(
    ['streamCentralClockWork', 'getCentralTimers', 'listCentralMembers', 'getCentralMemberDay'],
    async () => (await import('./clockwork/central.ts')).central,
  ),
  ...later(
    [
      'adjustClockWorkEntry',
      'adjustMultipleClockWorkEntries',
      'splitClockWorkEntry',
      'restoreClockWorkEntries',
      'assignClockWorkEntries',
      'updateWorkStatus',
      'addEntryUnderTask',
    ],
    async () => (await import('./clockwork/changes.ts')).changes,
  ),
  ...later(
    ['getTimeReport', 'exportTimeReport', 'getTimeReportProjects', 'getTimeReportEmployees'],
    async () => (await import('./clockwork/report.ts')).report,
  ),
  ...later(
    ['getClockWorkDay', 'getClockWorkProjectSummaries'],
    async () => (await import('./clockwork/days.ts')).days,
  ),
  ...later(
    ['searchClockWorkEntries', 'getMostRecentEntries'],
    async () => (await import('./clockwork/search.ts')).search,
  ),
  ...later(
    [
      'postClockWork',
      'deleteClockWorkEntries',
      'startMiniEntry',
      'updateMiniEntry',
      'endMiniEntry',
    ],
    async () => (await import('./clockwork/entry-actions.ts')).entryActions,
  ),

  getRunningEntries: async (call) => {
    const sheet = getTimesheet(call);
    const running = await runningEntry(sheet);
    return ok({
      clockWorkRunningEntries: running ? [await runningView(sheet, running)] : [],
      runningElsewhere: await listOtherTenantTimers(call),
    });
  },

  getClockWorkMini: async (call) => {
    const sheet = getTimesheet(call);
    const running = await runningEntry(sheet);
    const entry = running ? await oneView(sheet, running) : null;
    const isLong = running !== null && isCrossover(sheet, running);
    const broken = await brokenEntry(sheet);
    return ok({
      longRunningEntry: isLong ? entry : null,
      clockWorkMini: isLong ? null : entry,
      brokenEntry: broken && (await oneView(sheet, broken)),
      runningElsewhere: await listOtherTenantTimers(call),
    });
  },
};
