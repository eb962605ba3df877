import { createList } from '../lists/create-list.ts';
import type { HrmsRun } from './hrms.ts';
import { loadRuns } from './hrms-run-list.actors.ts';

export const hrmsRunListMachine = createList<HrmsRun>({
  id: 'hrms-run-list',
  description:
    'The runs of the HRMS import, filtered, sorted and paged by the server. Source: INTEG-021.',
  loadPage: loadRuns,
});
