import { serverError } from '../../testing/fixtures.ts';
import { done, failed } from '../../testing/paths.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { organizationChartMachine } from './organization-chart.machine.ts';
import { exampleChart } from './organization-chart.fixtures.ts';

const [person = { id: '', fullName: '', version: 1 }] = exampleChart.people;

export const testModel = createTestModel(organizationChartMachine, {
  inputs: [undefined],
  events: [
    done('loadChart', exampleChart),
    failed('loadChart', serverError),
    done('reloadChart', exampleChart),
    failed('reloadChart', serverError),
    { type: 'branch.toggle', id: 'employee-grace' },
    { type: 'branches.expand' },
    { type: 'branches.collapse' },
    { type: 'person.reveal', id: person.id },
    { type: 'person.reveal', id: 'employee-nobody' },
    { type: 'person.move', move: { person } },
    { type: 'tab.returned' },
    done('move', { isOutdated: true }),
    done('move', { isOutdated: false }),
    failed('move', serverError),
  ],
  rules: [
    { source: 'PEOPL-015', text: 'Everyone is shown below the employee they report to.' },
    {
      source: 'PEOPL-016',
      text: 'Everyone who is employed is in the chart, also below a manager who has left.',
    },
    { source: 'PEOPL-013', text: 'The chart needs the right employees.basic.' },
  ],
});
