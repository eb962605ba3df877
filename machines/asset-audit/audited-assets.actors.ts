import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { toSearchData } from '../lists/list-search.ts';
import type { ListPage, PageRequest } from '../lists/list-types.ts';
import type { AuditedAsset } from './asset-audit.ts';

export const loadAudited = fromPromise<ListPage<AuditedAsset>, PageRequest>(
  async ({ input: { search, parentId }, signal }) => {
    const { auditedAssets, totalCount } = await api.listAuditedAssets({
      path: { auditId: parentId ?? '' },
      body: toSearchData(search),
      signal,
    });
    return { rows: auditedAssets, total: totalCount };
  },
);
