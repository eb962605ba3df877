import { createReport } from '../lists/create-report.ts';
import { loadWorkPeople, type WorkPeople } from './work-people.actors.ts';

export const workPeopleMachine = createReport<WorkPeople>({
  id: 'work-people',
  description:
    'The people of a scope with their running timers and their hours per project. Source: PROJ-054, CLOCK-020.',
  loadReport: loadWorkPeople,
});
