import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { toSearchData, type ListSearch } from '../lists/list-search.ts';
import type { ListPage } from '../lists/list-types.ts';
import type { AssessmentYear } from './assessment-year.ts';
import { createList } from '../lists/create-list.ts';
import { companion } from '../companions.ts';
import { runDepreciationMachine } from './run-depreciation.machine.ts';

const loadAssessmentYears = fromPromise<ListPage<AssessmentYear>, { search: ListSearch }>(
  async ({ input: { search }, signal }) => {
    const { assetAssessmentYear, totalCount } = await api.listAssessmentYears({
      body: toSearchData(search),
      signal,
    });
    return { rows: assetAssessmentYear, total: totalCount };
  },
);

export const assessmentYearsMachine = createList<AssessmentYear>({
  id: 'assessment-years',
  description: 'The assessment years of the tenant, newest first. Source: ASSET-038.',
  loadPage: loadAssessmentYears,
  companions: [
    companion(runDepreciationMachine, {
      reports: { 'year.run': () => [{ type: 'rows.changed' }] },
    }),
  ],
});
