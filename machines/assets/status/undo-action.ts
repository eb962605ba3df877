import type { Receiver } from '../../asset-assignment/assignee.ts';
import type { Calendar } from '../form/asset-days.ts';
import { statusIds, type ActionAsset } from '../asset.ts';

/** An asset of a bulk action, and its code. */
export type DoneAsset = Pick<ActionAsset, 'id' | 'assetCode'>;

/** One step of undoing a bulk action. */
export type UndoActionStep = { assets: readonly DoneAsset[] } & (
  | { what: 'takeBack' }
  | { what: 'assign'; receiver: Receiver }
  | { what: 'toStore' }
  | { what: 'move'; assetLocationId: string | null }
);

/** A bulk action and the steps that undo it. */
export interface UndoableAction {
  steps: readonly UndoActionStep[];
  /** Number of assets that are not restored because that would leave a trace. */
  staying: number;
}

/** An undoable action and the calendar for the days that its undo sends. */
export interface DatedUndoAction extends UndoableAction {
  calendar: Calendar;
}

const done = ({ id, assetCode }: DoneAsset): DoneAsset => ({ id, assetCode });

/** Undoes an assignment by taking the assets back; null if nothing was assigned. */
export const undoOfAssignment = (succeeded: readonly DoneAsset[]): UndoableAction | null =>
  succeeded.length === 0
    ? null
    : { steps: [{ what: 'takeBack', assets: succeeded.map(done) }], staying: 0 };

/**
 * Undoes a return by assigning the assets to their previous assignees; null if nothing was
 * returned.
 */
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
 * Undoes a status change of assets that were in store: the end of a repair, an assignment that
 * ended with it, and a disposal leave traces. Null if none can be undone. Source: ASSET-D38.
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

/** Undoes a move by moving the assets back; null if nothing was moved. */
export function undoMove(moved: readonly ActionAsset[]): UndoableAction | null {
  const locations = Map.groupBy(moved, ({ assetLocationId }) => assetLocationId);
  const steps = [...locations].map(([assetLocationId, assets]): UndoActionStep => ({
    what: 'move',
    assetLocationId,
    assets: assets.map(done),
  }));
  return steps.length === 0 ? null : { steps, staying: 0 };
}
