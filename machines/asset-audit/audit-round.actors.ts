import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { AuditRound } from './asset-audit.ts';

export const loadRound = fromPromise<AuditRound, { auditId: string }>(
  ({ input: { auditId }, signal }) => api.getAssetAudit({ path: { auditId }, signal }),
);

/** The actions on the round itself, each after a confirmation. */
export type RoundAction = 'finish' | 'giveUp' | 'move';

export const doWithRound = fromPromise<unknown, { action: RoundAction; round: AuditRound }>(
  ({ input: { action, round }, signal }) => {
    const { id: auditId, assetLocationId } = round.assetAudit;
    if (action === 'finish') return api.finishAssetAudit({ path: { auditId }, signal });
    if (action === 'giveUp') return api.giveUpAssetAudit({ path: { auditId }, signal });
    const body = { assetIds: [...round.strayAssetIds], assetLocationId };
    return api.bulkMoveAssets({ body, signal });
  },
);
