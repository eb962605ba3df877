import type { ActorRef, Snapshot } from 'xstate';
import type { Cause } from '../cause.ts';
import type { TileName } from './tiles.ts';

/** The tiles of the Dashboard that are read, and fail, together: each group is one call. */
export const groupTiles = {
  times: ['hours', 'running'],
  notifications: ['notifications'],
  assets: ['assets'],
  team: ['team'],
} as const satisfies Readonly<Record<string, readonly TileName[]>>;

export type TileGroupName = keyof typeof groupTiles;

/** All that the page reads by itself; the recent entries have a call of their own. */
export type GroupName = TileGroupName | 'recent';

/** Why a group could not be read. */
export interface GroupFailure {
  group: GroupName;
  /** Null where no cause is known. */
  cause: Cause | null;
  /** It shows what was read before. */
  isOutdated: boolean;
}

/** What a group reports to the page. */
export type GroupReport =
  | { type: 'group.loaded'; group: GroupName }
  | ({ type: 'group.failed' } & GroupFailure);

export type ReportTarget = ActorRef<Snapshot<unknown>, GroupReport>;

/** Each cause once, in the order in which the groups failed; null stands for those that are not known. */
export const getCauses = (failures: readonly GroupFailure[]): (Cause | null)[] => [
  ...new Set(failures.map(({ cause }) => cause)),
];
