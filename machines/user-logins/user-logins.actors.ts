import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ListSearch } from '../lists/list-search.ts';
import { buildRequest, type UserLogins } from './user-logins.ts';

interface LoginsRequest {
  search: ListSearch;
  tenantId: string;
}

/**
 * Loads the logins of a day. Rejects with false when the response is empty, i.e. counts neither
 * users nor logins. Source: ANLYT-037.
 */
export const loadLogins = fromPromise<UserLogins, LoginsRequest>(
  async ({ input: { search, tenantId }, signal }) => {
    const response = await api.getUserLoginAnalytics({ ...buildRequest(search, tenantId), signal });
    // Not an error: the requirements define it this way.
    if (response.totalUsers === 0 && response.totalLogins === 0) return Promise.reject(false);
    return response;
  },
);
