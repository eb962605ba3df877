import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { employeeFormMachine } from '#machines/employees/form/employee-form.machine.ts';
import { exampleEmployee } from '#machines/employees/employee.fixtures.ts';
import { toEmployeeForm } from '#machines/employees/employee.ts';
import { api } from '#openapi/client/index.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { formStories } from '#stories/fixtures/record-stories.tsx';
import { ava } from '#stories/fixtures/records.tsx';
import type { World } from '#stories/fixtures/world.ts';
import { EmployeeFormScreen } from './employee-form.screen.tsx';

const base = toEmployeeForm(exampleEmployee);
const { state, Live } = formStories(
  employeeFormMachine,
  EmployeeFormScreen,
  {
    id: exampleEmployee.id,
    base,
    mine: { workPlace: 'Home', reportingToId: { id: 'employee-hugo', name: 'Hugo Silva' } },
    theirs: { workPlace: 'Client', shift: 'Late shift', reportingToId: null, isTeamLead: true },
  },
  {
    designations: [{ id: base.designationId, name: 'Developer' }],
    shifts: ['Day shift', 'Late shift'],
  },
);
const broken = { ...base, fullName: '', dateOfBirth: '2999-01-01' };
const errors = {
  fullName: { rule: 'required' as const },
  dateOfBirth: { message: 'The date of birth can’t be in the future.' },
};

const meta = {
  title: 'Flows/Employees/Employee Form',
  tags: ['autodocs'],
  decorators: [withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Adding = state('editing.filling', {});
export const Editing = state('editing.filling');
export const WithErrors = state('editing.filling', { form: broken, errors });
export const Offering = state('editing.offering');
export const Saving = state('saving');
export const Comparing = state('comparing');
export const Conflict = state('conflict');
export const Deleted = state('deleted');
export const Saved = state('saved');
export const NotFound = state('notFound');
export const Unavailable = state('unavailable');

/** An employee is added by keyboard, and the missing name is corrected. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'employee-form' },
  loaders: [ava],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { problems }: World = loaded['world'];
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'mia@demo.test{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Name is required');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Shift' }), 'late');
    await userEvent.click(await screen.findByRole('option', { name: 'Late shift' }));
    await userEvent.type(name, 'Mia Roth{Enter}');
    await waitFor(async () => {
      const columnFilters = [{ name: 'fullName', value: 'Mia Roth' }];
      const body = { page: 1, pageSize: 10 as const, sort: null, columnFilters };
      const { employees } = await api.searchEmployees({ body });
      await expect(employees.map(({ shift }) => shift)).toEqual(['Late shift']);
    });
    await expect(problems).toEqual([]);
  }),
};
