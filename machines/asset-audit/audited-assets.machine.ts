import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { toSearchData } from '../lists/list-search.ts';
import type { ListPage, PageRequest } from '../lists/list-types.ts';
import type { AuditedAsset } from './asset-audit.ts';
import { createList } from '../lists/create-list.ts';

const loadAudited = fromPromise<ListPage<AuditedAsset>, PageRequest>(
  async ({ input: { search, parentId }, signal }) => {
    const { auditedAssets, totalCount } = await api.listAuditedAssets({
      path: { auditId: parentId ?? '' },
      body: toSearchData(search),
      signal,
    });
    return { rows: auditedAssets, total: totalCount };
  },
);

export const auditedAssetsMachine = createList<AuditedAsset>({
  id: 'audited-assets',
  description:
    'The assets that an audit expects and the unexpected ones that were found. Not in the requirements; source of the assets: ASSET-033.',
  loadPage: loadAudited,
});
