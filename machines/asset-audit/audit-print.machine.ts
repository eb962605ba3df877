import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { AuditedAsset } from './asset-audit.ts';
import { createOpened } from '../records/create-opened.ts';

/** The contract's maximum page size. */
const pageSize = 50;

/** Loads all assets of a round, sorted by code, page by page. */
const loadFullRound = fromPromise<readonly AuditedAsset[], { id: string }>(
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

export const auditPrintMachine = createOpened<readonly AuditedAsset[]>({
  id: 'audit-print',
  description:
    'The printed report of a round: all its assets, whichever page is shown. Not in the requirements; based on ASSET-008.',
  read: loadFullRound,
});
