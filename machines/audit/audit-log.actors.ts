import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ListSearch } from '../lists/list-search.ts';
import type { ListPage, PageRequest } from '../lists/list-types.ts';
import { toAuditSearch, type AuditEntry } from './audit-entry.ts';

export const loadEntries = fromPromise<ListPage<AuditEntry>, PageRequest>(
  async ({ input: { search }, signal }) => {
    const { auditEntries, totalCount } = await api.searchAuditLog({
      body: toAuditSearch(search),
      signal,
    });
    return { rows: auditEntries, total: totalCount };
  },
);

export const exportEntries = fromPromise<Blob, { requested: ListSearch }>(
  ({ input: { requested }, signal }) =>
    api.exportAuditLog({ body: toAuditSearch(requested), signal }),
);
