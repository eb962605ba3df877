import { serverError } from '../../testing/fixtures.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { after, done, failed } from '../../testing/paths.ts';
import { exampleSummaries } from './project-summaries.fixtures.ts';
import { projectSummariesMachine } from './project-summaries.machine.ts';

export const testModel = createTestModel(projectSummariesMachine, {
  inputs: [{ date: '2026-03-04' }],
  events: [
    after('headStart', 'project-summaries.waiting'),
    done('getClockWorkProjectSummaries', exampleSummaries),
    failed('getClockWorkProjectSummaries', serverError),
    done('refreshSummaries', exampleSummaries),
    failed('refreshSummaries', serverError),
    { type: 'day.changed', date: '2026-03-03' },
    { type: 'day.read', date: '2026-03-04' },
    { type: 'times.changed' },
    { type: 'tab.returned' },
    { type: 'retry' },
  ],
  rules: [
    {
      source: 'CLOCK-003',
      text: 'ClockWork shows the time by project of the day and of its week.',
    },
    {
      source: 'CLOCK-036',
      text: 'A project has its code, its name, its time in hours and minutes and its share.',
    },
    {
      source: 'CLOCK-D11',
      text: 'Loaded summaries stay when a reload fails; a failed first load can be retried.',
    },
  ],
});
