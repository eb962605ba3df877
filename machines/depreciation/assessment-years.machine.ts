import { createList } from '../lists/create-list.ts';
import type { AssessmentYear } from './assessment-year.ts';
import { loadAssessmentYears } from './assessment-years.actors.ts';
import { companion } from '../companions.ts';
import { runDepreciationMachine } from './run-depreciation.machine.ts';

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
