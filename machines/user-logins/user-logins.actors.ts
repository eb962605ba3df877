import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ListSearch } from '../lists/list-search.ts';
import { buildRequest, type UserLogins } from './user-logins.ts';

interface LoginsRequest {
  search: ListSearch;
  tenantId: string;
}

/**
 * The logins of a day. Rejects with false where the answer is empty: it knows of no user at all.
 * Source: ANLYT-037.
 */
export const loadLogins = fromPromise<UserLogins, LoginsRequest>(
  async ({ input: { search, tenantId }, signal }) => {
    const response = await api.getUserLoginAnalytics({ ...buildRequest(search, tenantId), signal });
    // Not an error: the documents have it so.
    if (response.totalUsers === 0 && response.totalLogins === 0) return Promise.reject(false);
    return response;
  },
);
