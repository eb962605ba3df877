import type { Schema } from '#openapi/client/index.ts';
import type { ListColumns } from '../lists/list-search.ts';

/** An employee, the timer that runs, and the time of today. Source: CLOCK-020. */
export type CentralMember = Schema<'CentralMember'>;

export const scopes = ['All', 'MyTeam'] as const;
/** Everybody, or those alone who report to the person. */
export type Scope = (typeof scopes)[number];

/** What the address of the members may order and filter by. */
export const memberColumns: ListColumns = {
  sortable: ['employeeName', 'workPlace', 'totalTimeInSeconds'],
  filterable: ['employeeName', 'workPlace'],
};

/** A member as it was told at a moment. */
export interface RunningMember {
  member: CentralMember;
  /** Milliseconds since 1970. */
  at: number;
}

/** Whether the data of an event of the hub are a member. */
export const isMember = (data: unknown): data is CentralMember =>
  typeof data === 'object' &&
  data !== null &&
  'employeeId' in data &&
  'employeeName' in data &&
  'runningEntry' in data &&
  'totalTimeInSeconds' in data;

/** Those whose timer runs, by name: one is added, changed, or gone. */
export function runningWith(
  running: readonly RunningMember[],
  runningMember: RunningMember,
): RunningMember[] {
  const { employeeId, runningEntry } = runningMember.member;
  const others = running.filter(({ member }) => member.employeeId !== employeeId);
  return runningEntry === null ? others : [...others, runningMember].toSorted(byName);
}

const byName = (one: RunningMember, other: RunningMember) =>
  one.member.employeeName.localeCompare(other.member.employeeName);

/** How long the timer has run by now, in seconds. */
export const runsFor = ({ member: { runningEntry } }: RunningMember, now: number): number =>
  runningEntry
    ? Math.max(0, Math.floor((now - Date.parse(runningEntry.clockWorkEntry.startTime)) / 1000))
    : 0;

/** The time of today by now, in seconds: what runs counts on, unless it was forgotten. */
export const todayBy = ({ member, at }: RunningMember, now: number): number =>
  member.totalTimeInSeconds +
  (member.runningEntry && !member.runningEntry.crossover
    ? Math.max(0, Math.floor((now - at) / 1000))
    : 0);
