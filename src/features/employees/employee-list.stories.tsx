import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { employeeFiltersMachine } from '#machines/employees/list/employee-filters.machine.ts';
import { employeeListMachine } from '#machines/employees/list/employee-list.machine.ts';
import { exampleEmployee } from '#machines/employees/employee.fixtures.ts';
import type { Employee } from '#machines/employees/employee.ts';
import { firstPage } from '#machines/lists/list-search.ts';
import type { ListScreenProps } from '#records/list/record-list.tsx';
import {
  useStoryListAddress,
  ava,
  createStaticListState,
  retried,
  useStoryListState,
} from '#stories/fixtures/records.tsx';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { listStories } from '#stories/fixtures/record-stories.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { EmployeeListScreen } from './employee-list.screen.tsx';

const rights = ['employees.basic', 'employees.view', 'employees.add', 'employees.edit'] as const;
const bare = { designation: null, reportingTo: null, joinedOn: null, userId: null, shift: '' };
const rows: readonly Employee[] = [
  exampleEmployee,
  { ...exampleEmployee, ...bare, id: 'former', fullName: 'Mia Roth', isActive: false },
  { ...exampleEmployee, id: 'long', fullName: longText, workPlace: longText, isTeamLead: true },
];
const shown = { rows, total: 3, shownSearch: firstPage };

/** The list without filter options. */
function StaticList(props: ListScreenProps<Employee>) {
  const filters = frozenActor(employeeFiltersMachine, { state: 'unknown', input: undefined });
  return <EmployeeListScreen {...props} filters={filters} />;
}

const { state } = listStories(employeeListMachine, StaticList, rows);

const meta = {
  title: 'Flows/Employees/Employee List',
  tags: ['autodocs'],
  decorators: [withRights([...rights]), withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown', shown);
export const Arabic: Story = { ...state('shown', shown), globals: { language: 'ar' } };
/** Someone who may only see the list. */
export const ReadOnly: Story = {
  ...state('shown', shown),
  decorators: [withRights(['employees.basic'])],
};
export const NoRecords = state('shown', { rows: [], total: 0, shownSearch: firstPage });
export const Refreshing = state('refreshing', shown);
export const Prefetching = state('prefetching', shown);
export const ReloadFailed = state('reloadFailed', shown);
export const Unavailable = state('unavailable');

const Live = retried(({ onRetry }) => {
  const listState = useStoryListState();
  const actor = useStoryActor(employeeListMachine, { input: { search: listState.search } });
  const filters = useStoryActor(employeeFiltersMachine);
  useStoryListAddress(actor, listState);
  return (
    <EmployeeListScreen
      {...createStaticListState()}
      {...listState}
      actor={actor}
      filters={filters}
      onRetry={onRetry}
    />
  );
});

/** An employee is found by a part of the name. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'employee-list' },
  loaders: [ava],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('textbox', { name: 'Search by name or email' });
    await userEvent.type(search, 'okaf{Enter}');
    await expect(await canvas.findByText('Showing 1 - 1 of 1 records')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ben Okafor' })).toBeVisible();
  }),
};
