import { fromPromise } from 'xstate';
import { api, Problem, type Schema } from '#openapi/client/index.ts';
import { dayText, todayIn, type Calendar } from '../assets/form/asset-days.ts';
import { statusIds } from '../assets/asset.ts';
import type { Change, ScannedAsset } from './scan.ts';

/** Finds the assets with a code: none, one, or multiple with the same serial number. */
export const findScanned = fromPromise<readonly ScannedAsset[], { code: string }>(
  async ({ input: { code }, signal }) =>
    (await api.findAssetsByCode({ query: { code }, signal })).assets,
);

interface ScanActionInput {
  action: Change;
  asset: ScannedAsset;
  calendar: Calendar;
}

/** Whether the server ran the action; if not, its reason. */
export interface ActionResult {
  isDone: boolean;
  message: string;
}

/**
 * Runs one action on one asset. A server rejection, of the asset or of the request (e.g. an
 * employee who has left or a deleted location), is a result; the promise rejects only if the
 * request did not get through.
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
