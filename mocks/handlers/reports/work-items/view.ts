import type { components } from '@atrium/contract/generated/types.ts';
import { loadRights } from '../../../core/records/access.ts';
import type { Call } from '../../../core/requests/handler.ts';
import { reject, rejectField } from '../../../core/requests/http-error.ts';
import { encloseId } from '../../../common/search-keys.ts';
import { toPeriod, toTimestamps, type Period } from '../../../common/clockwork/period.ts';
import { sumTime } from '../../../common/clockwork/time-sums.ts';
import { addDays, toIsoDay } from '../../../common/clockwork/time.ts';
import { getWeekStart } from '../../../common/clockwork/working-time.ts';

export type Search = components['schemas']['WorkItemSearch'];
export type Item = components['schemas']['WorkItem'];
export type ItemGroup = components['schemas']['WorkItemGroup'];
export type Status = Item['status'];
export type WorkCall = Pick<
  Call<'searchWorkItems'>,
  'tx' | 'db' | 'user' | 'body' | 'clock' | 'path'
>;
type Reason = components['schemas']['WorkItemReason'];
type Scope = components['schemas']['WorkItemScope'];

/** What a request is answered with, apart from the items themselves. */
export interface WorkViewFacts {
  call: WorkCall;
  /** Empty for a user without an employee record. */
  employeeId: string;
  scopes: Scope[];
  /** Whether the caller has the right to change tasks. */
  hasProjectRight: boolean;
  today: string;
  /** The days of the counted time. */
  period: Period;
  /** The first days of this week, of the next one and of the one after that. */
  weeks: { current: string; next: string; later: string };
  /** The projects on the caller's watch list. */
  watched: ReadonlySet<string>;
  /** The time of the days by task, of all people and of the caller. */
  seconds: ReadonlyMap<string, number>;
  ownSeconds: ReadonlyMap<string, number>;
  /** Those whom the caller leads; null unless they select their team. */
  teamIds: readonly string[] | null;
}

const allReasons: readonly Reason[] = ['assigned', 'watched', 'timed', 'raised'];

/** The reasons for which items are listed; null for other scopes than the caller's own. */
export const getReasons = ({ scope, reasons = [] }: Search): readonly Reason[] | null =>
  scope !== 'mine' ? null : reasons.length > 0 ? reasons : allReasons;

/**
 * Loads what a view of the work needs to know. 403 for a scope that the caller may not select, 400 for
 * wrong days.
 */
export async function loadFacts(call: WorkCall): Promise<WorkViewFacts> {
  const { tx, db, user, body, clock, path } = call;
  const scopes = await listScopes(call);
  requireScope(scopes, body.scope);
  checkRange(body);
  const employeeId = user.employeeId ?? '';
  const now = new Date(clock.now()).toISOString();
  const today = toIsoDay(now, user.timeZone);
  const current = await getWeekStart(db, today);
  const period = toPeriod({
    startDateAsString: body.startDateAsString ?? current,
    endDateAsString: body.endDateAsString ?? addDays(body.startDateAsString ?? current, 6),
  });
  const span = toTimestamps(period, user.timeZone);
  const [rights, watches, all, own, team] = await Promise.all([
    loadRights(tx, user, path.tenantId),
    employeeId === '' ? [] : db.query('projectWatches', { where: { employeeId } }),
    sumTime('taskId', { db, now, span }),
    employeeId === ''
      ? { seconds: new Map<string, number>() }
      : sumTime('taskId', { db, now, span, where: { employeeId } }),
    body.scope === 'team' ? listTeam(call, employeeId) : null,
  ]);
  return {
    call,
    employeeId,
    scopes,
    hasProjectRight: rights.includes('projects.basic'),
    today,
    period,
    weeks: { current, next: addDays(current, 7), later: addDays(current, 14) },
    watched: new Set(watches.map(({ projectId }) => projectId)),
    seconds: all.seconds,
    ownSeconds: own.seconds,
    teamIds: team,
  };
}

async function listScopes({ db, user }: WorkCall): Promise<Scope[]> {
  const employee = user.employeeId ? await db.get('employees', user.employeeId) : undefined;
  return [
    ...(employee ? (['mine'] as const) : []),
    ...(employee?.isTeamLead ? (['team'] as const) : []),
    'all',
  ];
}

function requireScope(scopes: readonly Scope[], scope: Scope): void {
  if (scopes.includes(scope)) return;
  throw reject(403, scope === 'mine' ? 'employeeMissing' : 'notTeamLead');
}

function checkRange({ due, dueFrom, dueTo }: Search): void {
  if (due !== 'range' || dueFrom === undefined || dueTo === undefined) return;
  if (dueTo < dueFrom) throw rejectField('dueTo', 'periodBackwards');
}

async function listTeam({ db }: WorkCall, employeeId: string): Promise<string[]> {
  const contains = [{ fields: ['teamOfIds'] as const, text: encloseId(employeeId) }];
  return (await db.query('employees', { contains })).map(({ id }) => id);
}
