import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { employeeOverviewMachine } from '#machines/employees/view/employee-overview.machine.ts';
import { employeeViewMachine } from '#machines/employees/view/employee-view.machine.ts';
import { exampleEmployee, exampleOverview } from '#machines/employees/employee.fixtures.ts';
import type { Employee } from '#machines/employees/employee.ts';
import type { ViewScreenProps } from '#records/view/record-view.tsx';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { viewStories } from '#stories/fixtures/record-stories.tsx';
import { ava, serverDown, tryAgain } from '#stories/fixtures/records.tsx';
import { frozenActor } from '@atrium/statechart-panel';
import { EmployeeViewScreen } from './employee-view.screen.tsx';

/** The view with a fixed overview. */
function StaticView(props: ViewScreenProps<Employee>) {
  const input = { id: exampleEmployee.id };
  const overview = frozenActor(employeeOverviewMachine, {
    state: 'shown',
    input,
    context: { record: exampleOverview },
  });
  return <EmployeeViewScreen {...props} overview={overview} />;
}

const { state, Live } = viewStories(employeeViewMachine, StaticView, exampleEmployee);
const little: Employee = {
  ...exampleEmployee,
  designation: null,
  reportingToId: null,
  reportingTo: null,
  workPlace: '',
  shift: '',
  phone: '',
  dateOfBirth: null,
  joinedOn: null,
  isActive: false,
  userId: null,
};

const meta = {
  title: 'Flows/Employees/Employee View',
  tags: ['autodocs'],
  decorators: [withRights(['employees.view', 'employees.edit']), withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown');
export const MinimalFields = state('shown', little);
export const LongText = state('shown', {
  ...exampleEmployee,
  fullName: longText,
  workPlace: longText,
  shift: longText,
});
/** Someone who may not edit employees. */
export const ReadOnly: Story = {
  ...state('shown'),
  decorators: [withRights(['employees.view'])],
};
export const Refreshing = state('refreshing');
export const NotFound = state('notFound');
export const Unavailable = state('unavailable');

/** Loads at the second attempt, since the server is down at first. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'employee-view' },
  loaders: [ava],
  beforeEach: serverDown,
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    await tryAgain({ canvas, userEvent, loaded });
    await expect(await canvas.findByRole('heading', { name: 'Ben Okafor' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Grace Kim' })).toHaveAttribute(
      'href',
      expect.stringContaining('/employees/employee-grace/view'),
    );
  }),
};
