import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { employeeFiltersMachine } from '#machines/employees/list/employee-filters.machine.ts';
import { managerFilter } from '#machines/employees/list/employee-search.ts';
import { exampleEmployee } from '#machines/employees/employee.fixtures.ts';
import { firstPage } from '#machines/lists/list-search.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { ava } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { EmployeeFilters } from './employee-filters.tsx';

const choices = {
  designations: [{ id: '1', name: 'Developer' }],
  teams: [{ id: '2', name: 'Design' }],
  shifts: ['Day shift', 'Late shift'],
};
const search = {
  ...firstPage,
  columnFilters: [{ name: managerFilter, value: 'employee-grace' }],
};

const meta = {
  title: 'Flows/Employees/Employee Filters',
  tags: ['autodocs'],
  render: (_, { parameters: { state } }) => (
    <EmployeeFilters
      search={search}
      onSearch={fn()}
      rows={[exampleEmployee]}
      filters={frozenActor(employeeFiltersMachine, {
        state,
        input: undefined,
        context: { choices: state === 'known' ? choices : null },
      })}
    />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { parameters: { flow: 'employee-filters', state: 'loading' } };
export const Known: Story = { parameters: { flow: 'employee-filters', state: 'known' } };
export const Unknown: Story = { parameters: { flow: 'employee-filters', state: 'unknown' } };

function Live() {
  const filters = useStoryActor(employeeFiltersMachine);
  return <EmployeeFilters search={firstPage} onSearch={fn()} rows={[]} filters={filters} />;
}

/** The designations of the tenant are offered. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'employee-filters' },
  loaders: [ava],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Designation/ }));
    await expect(await screen.findByRole('option', { name: 'Developer' })).toBeVisible();
  }),
};
