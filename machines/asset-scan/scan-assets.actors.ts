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

interface DeedToDo {
  deed: Change;
  asset: ScannedAsset;
  calendar: Calendar;
}

/** Whether the server has done it; where it has not, why, in its words. */
export interface Answered {
  isDone: boolean;
  words: string;
}

/**
 * Does one thing with one asset. What the server refuses is an answer, of the asset or of all of it
 * (a person who has left, a place that is gone); only what did not get through rejects.
 */
export const doDeed = fromPromise<Answered, DeedToDo>(
  async ({ input: { deed, asset, calendar }, signal }) => {
    const assetIds = [asset.id];
    const options = { signal, isQuiet: true };
    try {
      if (deed.what === 'assign') {
        const { employeeId, teamId } = deed.receiver;
        const body = { assetIds, employeeId, teamId };
        return told(await api.bulkAssignAssets({ body, ...options }));
      }
      if (deed.what === 'move') {
        const body = { assetIds, assetLocationId: deed.place.id };
        return told(await api.bulkMoveAssets({ body, ...options }));
      }
      if (deed.what === 'status') {
        const dayAsString = dayText(todayIn(calendar), calendar);
        const body = { assetIds, statusId: statusIds[deed.status], dayAsString };
        return told(await api.bulkChangeAssetStatus({ body, ...options }));
      }
      return told(await api.bulkTakeBackAssets({ body: { assetIds }, ...options }));
    } catch (error) {
      if (!(error instanceof Problem) || !isRefusal(error)) throw error;
      return { isDone: false, words: error.messages.join(' ') };
    }
  },
);

const isRefusal = ({ kind }: Problem): boolean => kind === 'invalid' || kind === 'conflict';

function told({ outcomes: [outcome] }: Schema<'AssetOutcomesAnswer'>): Answered {
  return { isDone: outcome?.isDone ?? false, words: outcome?.errorMessages.join(' ') ?? '' };
}
