import type { Schema } from '#openapi/client/index.ts';
import type { ListColumns } from '../lists/list-search.ts';

/** An employee, their running timer and their time today. Source: CLOCK-020. */
export type CentralMember = Schema<'CentralMember'>;

export const scopes = ['All', 'MyTeam'] as const;
/** Everyone, or only people who report to the person. */
export type Scope = (typeof scopes)[number];

/** The columns by which the address of the members may sort and filter. */
export const memberColumns: ListColumns = {
  sortable: ['employeeName', 'workPlace', 'totalTimeInSeconds'],
  filterable: ['employeeName', 'workPlace'],
};

/** A member as received, with the time of receipt. */
export interface RunningMember {
  member: CentralMember;
  /** Milliseconds since 1970. */
  at: number;
}

/** Whether the data of a hub event is a member. */
export const isMember = (data: unknown): data is CentralMember =>
  typeof data === 'object' &&
  data !== null &&
  'employeeId' in data &&
  'employeeName' in data &&
  'runningEntry' in data &&
  'totalTimeInSeconds' in data;

/** Updates the members with a running timer, sorted by name: adds, changes or removes one. */
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

/** How long the timer has run so far, in seconds. */
export const runsFor = ({ member: { runningEntry } }: RunningMember, now: number): number =>
  runningEntry
    ? Math.max(0, Math.floor((now - Date.parse(runningEntry.clockWorkEntry.startTime)) / 1000))
    : 0;

/** The time today so far, in seconds: a running timer counts on, unless it was forgotten. */
export const todayBy = ({ member, at }: RunningMember, now: number): number =>
  member.totalTimeInSeconds +
  (member.runningEntry && !member.runningEntry.crossover
    ? Math.max(0, Math.floor((now - at) / 1000))
    : 0);
