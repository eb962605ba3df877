import type { ActorRef, Snapshot } from 'xstate';
import type { Cause } from '../cause.ts';
import type { TileName } from './tiles.ts';

/** The Dashboard tiles that load and fail together: each group is one API call. */
export const groupTiles = {
  times: ['hours', 'running'],
  // The time of the running entry keeps counting.
  projectHours: ['projectHours', 'running'],
  notifications: ['notifications'],
  impediments: ['impediments'],
  tasks: ['tasks'],
  reviews: ['reviews'],
  assets: ['assets'],
  team: ['team'],
  holidays: ['holidays'],
  absences: ['absences'],
  weeks: ['weeks'],
} as const satisfies Readonly<Record<string, readonly TileName[]>>;

export type TileGroupName = keyof typeof groupTiles;

/** The groups that the page loads; the recent entries have their own call. */
export type GroupName = TileGroupName | 'recent';

/** Why a group could not be loaded. */
export interface GroupFailure {
  group: GroupName;
  /** Null if the cause is unknown. */
  cause: Cause | null;
  /** The group shows previously loaded data. */
  isOutdated: boolean;
}

/** A report from a group to the page. */
export type GroupReport =
  | { type: 'group.loaded'; group: GroupName }
  | ({ type: 'group.failed' } & GroupFailure);

export type ReportTarget = ActorRef<Snapshot<unknown>, GroupReport>;

/** Each cause once, in the order of the failures; null stands for unknown causes. */
export const getCauses = (failures: readonly GroupFailure[]): (Cause | null)[] => [
  ...new Set(failures.map(({ cause }) => cause)),
];
