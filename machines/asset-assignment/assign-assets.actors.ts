import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';
import type { Agreed } from './agreed.ts';
import type { Receiver } from './assignee.ts';

export type AssetOutcome = Schema<'AssetOutcome'>;

export interface Assignment {
  assetIds: readonly string[];
  receiver: Receiver;
  agreed: Agreed;
}

/**
 * Each asset is assigned separately: a rejection gives its reason and does not stop the others. The
 * page reports the results.
 */
export const assignAssets = fromPromise<readonly AssetOutcome[], Assignment>(
  async ({ input: { assetIds, receiver, agreed }, signal }) => {
    const { employeeId, teamId } = receiver;
    const body = { assetIds: [...assetIds], employeeId, teamId, ...agreed };
    return (await api.bulkAssignAssets({ body, signal, isSuccessHidden: true })).outcomes;
  },
);
