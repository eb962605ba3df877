import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { toSearchData } from '../lists/list-search.ts';
import type { ListPage, PageRequest } from '../lists/list-types.ts';
import { scopes, type CentralMember } from './central-member.ts';
import { createList } from '../lists/create-list.ts';

/** The list depends on a scope. */
const loadMembers = fromPromise<ListPage<CentralMember>, PageRequest>(
  async ({ input: { search, parentId }, signal }) => {
    const { members, totalCount } = await api.listCentralMembers({
      query: { scope: scopes.find((each) => each === parentId) ?? 'All' },
      body: toSearchData(search),
      signal,
    });
    return { rows: members, total: totalCount };
  },
);

export const centralMembersMachine = createList<CentralMember>({
  id: 'central-members',
  description: 'The employees with their time today. Source: CLOCK-073.',
  loadPage: loadMembers,
});
