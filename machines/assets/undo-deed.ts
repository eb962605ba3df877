import type { Receiver } from '../asset-assignment/holder.ts';
import type { Calendar } from './asset-days.ts';
import { statusIds, type ActionAsset } from './asset.ts';

/** An asset of a deed, and what it is called. */
export type DoneAsset = Pick<ActionAsset, 'id' | 'assetCode'>;

/** What brings several assets back at once. */
export type UndoActionStep = { assets: readonly DoneAsset[] } & (
  | { what: 'takeBack' }
  | { what: 'assign'; receiver: Receiver }
  | { what: 'toStore' }
  | { what: 'move'; assetLocationId: string | null }
);

/** What was done with several assets, and how it is undone. */
export interface UndoableAction {
  steps: readonly UndoActionStep[];
  /** How many of them stay as they are now, since the way back would leave a trace. */
  staying: number;
}

/** A deed, and the days that its way back is told by. */
export interface DatedUndoAction extends UndoableAction {
  calendar: Calendar;
}

const done = ({ id, assetCode }: DoneAsset): DoneAsset => ({ id, assetCode });

/** An assignment is undone by taking back; null where nothing was assigned. */
export const undoOfAssignment = (succeeded: readonly DoneAsset[]): UndoableAction | null =>
  succeeded.length === 0
    ? null
    : { steps: [{ what: 'takeBack', assets: succeeded.map(done) }], staying: 0 };

/** What was taken back is assigned to whoever had it; null where nothing was taken back. */
export function undoOfTakingBack(succeeded: readonly ActionAsset[]): UndoableAction | null {
  const assignees = Map.groupBy(succeeded, ({ employeeId, teamId }) => employeeId ?? teamId);
  const steps = [...assignees.values()].flatMap((assets): UndoActionStep[] => {
    const [first] = assets;
    if (!first) return [];
    const { employeeId, teamId, employeeName, teamName } = first;
    const receiver = {
      employeeId,
      teamId: employeeId === null ? teamId : null,
      name: employeeId === null ? teamName : employeeName,
    };
    return [{ what: 'assign', receiver, assets: assets.map(done) }];
  });
  return steps.length === 0 ? null : { steps, staying: 0 };
}

/**
 * Another status is undone for what was in store: a repair that ended, an assignment that ended with
 * it and a disposal leave their traces. Null where none can be undone. Source: decisions, "Assets".
 */
export function undoOfStatus(
  succeeded: readonly ActionAsset[],
  statusId: string,
): UndoableAction | null {
  const stored = succeeded.filter(({ assetStatus }) => assetStatus === 'InStore');
  if (stored.length === 0 || statusId === statusIds.Disposed) return null;
  const steps: readonly UndoActionStep[] = [{ what: 'toStore', assets: stored.map(done) }];
  return { steps, staying: succeeded.length - stored.length };
}

/** What was moved goes back to where it was; null where nothing was moved. */
export function undoMove(moved: readonly ActionAsset[]): UndoableAction | null {
  const locations = Map.groupBy(moved, ({ assetLocationId }) => assetLocationId);
  const steps = [...locations].map(([assetLocationId, assets]): UndoActionStep => ({
    what: 'move',
    assetLocationId,
    assets: assets.map(done),
  }));
  return steps.length === 0 ? null : { steps, staying: 0 };
}
