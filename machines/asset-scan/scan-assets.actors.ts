import { fromPromise } from 'xstate';
import { api, Problem, type Schema } from '#openapi/client/index.ts';
import { dayText, todayIn, type Calendar } from '../assets/asset-days.ts';
import { statusIds } from '../assets/asset.ts';
import type { Change, ScannedAsset } from './scan.ts';

/** The assets that a code means: one, none, or several with the same serial number. */
export const findScanned = fromPromise<readonly ScannedAsset[], { code: string }>(
  async ({ input: { code }, signal }) =>
    (await api.findAssetsByCode({ query: { code }, signal })).assets,
);

interface ScanActionInput {
  action: Change;
  asset: ScannedAsset;
  calendar: Calendar;
}

/** Whether the server has done it; where it has not, why, in its words. */
export interface ActionResult {
  isDone: boolean;
  message: string;
}

/**
 * Does one thing with one asset. What the server refuses is an answer, of the asset or of all of it
 * (a person who has left, a place that is gone); only what did not get through rejects.
 */
export const runScanAction = fromPromise<ActionResult, ScanActionInput>(
  async ({ input: { action, asset, calendar }, signal }) => {
    const assetIds = [asset.id];
    const options = { signal, isSuccessHidden: true };
    try {
      if (action.what === 'assign') {
        const { employeeId, teamId } = action.receiver;
        const body = { assetIds, employeeId, teamId };
        return toScanResponse(await api.bulkAssignAssets({ body, ...options }));
      }
      if (action.what === 'move') {
        const body = { assetIds, assetLocationId: action.location.id };
        return toScanResponse(await api.bulkMoveAssets({ body, ...options }));
      }
      if (action.what === 'status') {
        const dayAsString = dayText(todayIn(calendar), calendar);
        const body = { assetIds, statusId: statusIds[action.status], dayAsString };
        return toScanResponse(await api.bulkChangeAssetStatus({ body, ...options }));
      }
      return toScanResponse(await api.bulkTakeBackAssets({ body: { assetIds }, ...options }));
    } catch (error) {
      if (!(error instanceof Problem) || !isRejection(error)) throw error;
      return { isDone: false, message: error.messages.join(' ') };
    }
  },
);

const isRejection = ({ kind }: Problem): boolean => kind === 'invalid' || kind === 'conflict';

function toScanResponse({ outcomes: [outcome] }: Schema<'AssetOutcomesAnswer'>): ActionResult {
  return { isDone: outcome?.isDone ?? false, message: outcome?.errorMessages.join(' ') ?? '' };
}
