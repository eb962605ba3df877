import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { employeeOverviewMachine } from '#machines/employees/view/employee-overview.machine.ts';
import type { EmployeeOverview } from '#machines/employees/view/employee-view.actors.ts';
import { exampleOverview } from '#machines/employees/employee.fixtures.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { ava } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { EmployeeParts } from './employee-parts.tsx';

const id = 'employee-grace';
const unread = new Set(['loading', 'notFound', 'unavailable']);
const withoutRights: EmployeeOverview = {
  directReports: { rows: [], totalCount: 0 },
  teams: null,
  assets: null,
  projects: null,
  secondsOfLastDays: null,
};

const meta = {
  title: 'Flows/Employees/Employee Overview',
  tags: ['autodocs'],
  decorators: [withRouter],
  args: { overview: exampleOverview },
  render: ({ overview }, { parameters: { state } }) => (
    <EmployeeParts
      id={id}
      actor={frozenActor(employeeOverviewMachine, {
        state,
        input: { id },
        context: { record: unread.has(state) ? null : overview },
      })}
      onRetry={fn()}
    />
  ),
} satisfies Meta<{ overview: EmployeeOverview }>;
export default meta;
type Story = StoryObj<typeof meta>;

const state = (name: string): Story => ({
  parameters: { flow: 'employee-overview', state: name },
});

export const Loading = state('loading');
export const Shown = state('shown');
/** Someone with the right to see employees alone. */
export const WithoutRights: Story = { ...state('shown'), args: { overview: withoutRights } };
export const Refreshing = state('refreshing');
export const NotFound = state('notFound');
export const Unavailable = state('unavailable');

function Live() {
  const actor = useStoryActor(employeeOverviewMachine, { input: { id } });
  return <EmployeeParts id={id} actor={actor} onRetry={fn()} />;
}

/** An administrator sees all parts. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'employee-overview' },
  loaders: [ava],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ben Okafor' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: /^Projects/ })).toBeVisible();
  }),
};
