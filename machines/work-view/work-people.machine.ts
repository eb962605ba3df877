import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';
import { getFilter, getFilterIds, toSearchData, type ListSearch } from '../lists/list-search.ts';
import { fromName, getScope, projectsName, textName, toName } from './work-view-search.ts';
import { createReport } from '../lists/create-report.ts';

export type PersonAtWork = Schema<'WorkViewRow'>;

/** The people of a scope with their running timers and their time of the week. */
export interface WorkPeople {
  rows: readonly PersonAtWork[];
  total: number;
}

export interface PeopleRequest {
  search: ListSearch;
}

const scopes = { mine: 'Own', team: 'MyTeam', all: 'All' } as const;

/** Loads a page of people; the days are those of the address, or of this week. */
const loadWorkPeople = fromPromise<WorkPeople, PeopleRequest>(
  async ({ input: { search }, signal }) => {
    const { page, pageSize, sort } = toSearchData(search);
    const name = getFilter(search, textName);
    const isSorted = sort === 'hours' || sort === '-hours' || sort?.endsWith('fullName');
    const [from, to] = [getFilter(search, fromName), getFilter(search, toName)];
    const { workView: rows, totalCount: total } = await api.getWorkView({
      body: {
        scope: scopes[getScope(search) ?? 'mine'],
        ...(from !== '' && { startDateAsString: from }),
        ...(to !== '' && { endDateAsString: to }),
        projectIds: getFilterIds(search, projectsName),
        page,
        pageSize,
        sort: isSorted ? sort : null,
        columnFilters: name === '' ? [] : [{ name: 'fullName', value: name }],
      },
      signal,
      isReported: true,
    });
    return { rows, total };
  },
);

export const workPeopleMachine = createReport<WorkPeople>({
  id: 'work-people',
  description:
    'The people of a scope with their running timers and their hours per project. Source: PROJ-054, CLOCK-020.',
  loadReport: loadWorkPeople,
});
