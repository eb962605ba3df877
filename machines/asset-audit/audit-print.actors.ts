import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { AuditedAsset } from './asset-audit.ts';

/** The most that the contract answers at once. */
const pageSize = 50;

/** All assets of a round by code, page after page. */
export const loadFullRound = fromPromise<readonly AuditedAsset[], { id: string }>(
  async ({ input: { id: auditId }, signal }) => {
    const rows: AuditedAsset[] = [];
    for (let page = 1; ; page += 1) {
      const { auditedAssets, totalCount } = await api.listAuditedAssets({
        path: { auditId },
        body: { page, pageSize, sort: 'assetCode', columnFilters: [] },
        signal,
      });
      rows.push(...auditedAssets);
      if (auditedAssets.length < pageSize || rows.length >= totalCount) return rows;
    }
  },
);
