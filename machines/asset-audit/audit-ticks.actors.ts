import { fromPromise } from 'xstate';
import { api, Problem } from '#openapi/client/index.ts';
import type { Step, Stepped } from './tick.ts';

/**
 * Ticks an asset, or removes its tick. A rejection by the server resolves with its message; only a
 * failed request rejects.
 */
export const takeStep = fromPromise<Stepped, { auditId: string; step: Step }>(
  async ({ input: { auditId, step }, signal }) => {
    const options = { signal, isSuccessHidden: true };
    try {
      if (step.what === 'untick') {
        const path = { auditId, assetId: step.assetId };
        const { assetAudit: audit } = await api.untickAuditedAsset({ path, ...options });
        return { outcome: 'Unticked', asset: null, audit, message: '' };
      }
      const response = await api.tickAuditedAsset({
        path: { auditId },
        body: { code: step.code },
        ...options,
      });
      const { outcome, auditedAsset: asset, assetAudit: audit } = response;
      return { outcome, asset, audit, message: '' };
    } catch (error) {
      if (!(error instanceof Problem) || !isRejection(error)) throw error;
      return { outcome: 'Refused', asset: null, audit: null, message: error.messages.join(' ') };
    }
  },
);

const rejectionKinds = new Set<Problem['kind']>(['invalid', 'conflict', 'notFound', 'forbidden']);

const isRejection = ({ kind }: Problem): boolean => rejectionKinds.has(kind);
