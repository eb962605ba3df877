import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';
import type { StepToTake } from '../../lists/create-step-undo.ts';
import { dayText, todayIn } from '../form/asset-days.ts';
import { statusIds } from '../asset.ts';
import type { DatedUndoAction, UndoActionStep } from './undo-action.ts';

/**
 * Undoes one step for multiple assets, each separately: a rejected one has a reason, and the others
 * change.
 */
export const runUndoStep = fromPromise<
  readonly Schema<'AssetOutcome'>[],
  StepToTake<UndoActionStep, DatedUndoAction>
>(async ({ input: { step, undo }, signal }) => {
  const { calendar } = undo;
  const assetIds = step.assets.map(({ id }) => id);
  const options = { signal, isSuccessHidden: true };
  if (step.what === 'takeBack') {
    return (await api.bulkTakeBackAssets({ body: { assetIds }, ...options })).outcomes;
  }
  if (step.what === 'assign') {
    const { employeeId, teamId } = step.receiver;
    const body = { assetIds, employeeId, teamId };
    return (await api.bulkAssignAssets({ body, ...options })).outcomes;
  }
  if (step.what === 'move') {
    const body = { assetIds, assetLocationId: step.assetLocationId };
    return (await api.bulkMoveAssets({ body, ...options })).outcomes;
  }
  const dayAsString = dayText(todayIn(calendar), calendar);
  const body = { assetIds, statusId: statusIds.InStore, dayAsString };
  return (await api.bulkChangeAssetStatus({ body, ...options })).outcomes;
});
