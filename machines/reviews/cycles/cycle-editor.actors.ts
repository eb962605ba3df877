import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { firstPage, type ListSearch } from '../../lists/list-search.ts';
import { toNewCycle, type CycleEditorForm, type EditorChoices } from './cycle-editor.ts';
import type { Candidate, CandidateCheck } from './people/cycle-people.ts';
import { toCandidateSearch } from './cycle.ts';

/** Without the people, who are read page by page. */
export const loadEditorChoices = fromPromise<EditorChoices>(({ signal }) =>
  api.getReviewCycleDefaults({ query: { withEmployees: false }, signal }),
);

/** The ids of everyone who matches a search, on all pages. */
export const loadMatchingIds = fromPromise<readonly string[], { search: ListSearch }>(
  async ({ input: { search }, signal }) => {
    const body = { ...toCandidateSearch(search, null), page: 1, includeIds: true };
    const { employeeIds } = await api.getReviewCycleCandidates({ body, signal });
    return employeeIds ?? [];
  },
);

/** Those of some people who belong to a team. */
export const narrowToTeam = fromPromise<
  readonly string[],
  { teamId: string; employeeIds: readonly string[] }
>(async ({ input: { teamId, employeeIds }, signal }) => {
  const candidateFilters = { teamId, employeeIds: [...employeeIds] };
  const body = { ...toCandidateSearch(firstPage, null), candidateFilters, includeIds: true };
  const answer = await api.getReviewCycleCandidates({ body, signal });
  const members = new Set(answer.employeeIds);
  return employeeIds.filter((id) => members.has(id));
});

/** The first of those who lack something, and how many lack what. */
export interface Lacking {
  people: readonly Candidate[];
  total: number;
  counts: readonly { check: CandidateCheck; count: number }[];
}

export const loadLacking = fromPromise<
  Lacking,
  { employeeIds: readonly string[]; checks: readonly CandidateCheck[] }
>(async ({ input: { employeeIds, checks }, signal }) => {
  const candidateFilters = { employeeIds: [...employeeIds], checks: [...checks] };
  const search = toCandidateSearch({ ...firstPage, pageSize: 50 }, null);
  const body = { ...search, candidateFilters };
  const { candidates, totalCount, checkCounts } = await api.getReviewCycleCandidates({
    body,
    signal,
  });
  const counts = checkCounts.filter(({ check, count }) => count > 0 && checks.includes(check));
  return { people: candidates, total: totalCount, counts };
});

export const createCycle = fromPromise<unknown, { id: string; form: CycleEditorForm }>(
  ({ input: { id, form }, signal }) => api.addReviewCycle({ body: toNewCycle(id, form), signal }),
);
