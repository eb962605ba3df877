import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { employeeStatusMachine } from '#machines/employees/view/employee-status.machine.ts';
import { exampleEmployee, exampleLeaving } from '#machines/employees/employee.fixtures.ts';
import type { Employee } from '#machines/employees/employee.ts';
import { api } from '#openapi/client/index.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { EmployeeStatusDialog } from './employee-status-dialog.tsx';

const search = { state: 'closed', input: { selected: null } };

const meta = {
  title: 'Flows/Employees/Employee Status',
  tags: ['autodocs'],
  decorators: [withRouter],
  args: { employee: exampleEmployee },
  render: ({ employee }, { parameters: { state, context } }) => (
    <EmployeeStatusDialog
      actor={frozenActor(employeeStatusMachine, {
        state,
        input: { employee },
        context: { employee, summary: state === 'loading' ? null : exampleLeaving, ...context },
        children: { ownerSearch: search, managerSearch: search },
      })}
    />
  ),
} satisfies Meta<{ employee: Employee }>;
export default meta;
type Story = StoryObj<typeof meta>;

const state = (name: string, context: object = {}): Story => ({
  parameters: { flow: 'employee-status', state: name, context },
});

export const Loading = state('loading');
export const Failed = state('failed');
export const Deciding = state('deciding');
export const ComingBack: Story = {
  ...state('deciding'),
  args: { employee: { ...exampleEmployee, isActive: false } },
};
/** The selected person can't take over. */
export const Rejected = state('deciding', {
  errors: { newManagerId: { message: 'Mia Roth no longer works here. Select someone else.' } },
  failure: { kind: 'invalid', message: 'Mia Roth no longer works here. Select someone else.' },
});
export const Saving = state('saving');
export const Saved = state('saved');
export const Closed = state('closed');

function Live({ employee }: { employee: Employee }) {
  return (
    <EmployeeStatusDialog actor={useStoryActor(employeeStatusMachine, { input: { employee } })} />
  );
}

const withGrace = avaKnowing(async () => api.getEmployee({ path: { id: 'employee-grace' } }));

/** Grace leaves; her reports get Hugo as their manager. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'employee-status' },
  loaders: [withGrace],
  render: (_, { loaded }) => <Live employee={loaded['employee']} />,
  play: playIfEnabled(async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: /Grace Kim.* leaves/ }));
    const field = await dialog.findByRole('combobox', { name: /New manager/ });
    await userEvent.type(field, 'hugo');
    await screen.findByRole('option', { name: /Hugo Silva/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as left' }));
    await waitFor(async () => {
      const { employee } = await api.getEmployee({ path: { id: 'employee-ben' } });
      await expect(employee.reportingTo).toBe('Hugo Silva');
    });
  }),
};
