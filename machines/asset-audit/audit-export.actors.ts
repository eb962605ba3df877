import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { AssetAudit } from './asset-audit.ts';

export const exportAudit = fromPromise<Blob, { wanted: AssetAudit }>(
  ({ input: { wanted }, signal }) => api.exportAssetAudit({ path: { auditId: wanted.id }, signal }),
);
