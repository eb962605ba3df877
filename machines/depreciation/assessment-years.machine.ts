import { createList } from '../lists/create-list.ts';
import type { AssessmentYear } from './assessment-year.ts';
import { loadAssessmentYears } from './assessment-years.actors.ts';

export const assessmentYearsMachine = createList<AssessmentYear>({
  id: 'assessment-years',
  description: 'The assessment years of the tenant, newest first. Source: ASSET-038.',
  loadPage: loadAssessmentYears,
});
