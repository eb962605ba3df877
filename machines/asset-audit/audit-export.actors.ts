import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { AssetAudit } from './asset-audit.ts';

export const exportAudit = fromPromise<Blob, { requested: AssetAudit }>(
  ({ input: { requested }, signal }) =>
    api.exportAssetAudit({ path: { auditId: requested.id }, signal }),
);
