import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { managerChangeMachine } from '#machines/employees/chart/manager-change.machine.ts';
import {
  exampleChart,
  examplePreview,
} from '#machines/employees/chart/organization-chart.fixtures.ts';
import { api } from '#openapi/client/index.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { ManagerChangeDialog } from './manager-change-dialog.tsx';

const [person = { id: '', fullName: '', version: 1 }] = exampleChart.people;

const meta = {
  title: 'Flows/Employees/Manager Change',
  tags: ['autodocs'],
  render: (_, { parameters: { state, context } }) => (
    <ManagerChangeDialog
      actor={frozenActor(managerChangeMachine, {
        state,
        input: { person },
        context: { preview: examplePreview, ...context },
        children: { search: { state: 'closed', input: { selected: null } } },
      })}
    />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const state = (name: string, context: object = {}): Story => ({
  parameters: { flow: 'manager-change', state: name, context },
});

export const Opening = state('opening');
export const Selecting = state('selecting');
export const Rejected = state('selecting', {
  failure: {
    kind: 'invalid',
    message: 'An employee can’t report to themselves, directly or indirectly.',
  },
});
export const Previewing = state('previewing');
export const Confirming = state('confirming');
export const NoConsequences = state('confirming', {
  preview: { ...examplePreview, openReviews: [], isTimeSeen: false, isTimeHidden: false },
});
/** Someone else has changed the person; closing loads the chart again. */
export const Outdated = state('confirming', {
  isOutdated: true,
  failure: { kind: 'conflict', message: 'Kira Novak changed this in the meantime.' },
});
export const Saving = state('saving');
export const Saved = state('saved');
export const Closed = state('closed');

function Live({ target }: { target: typeof person }) {
  const actor = useStoryActor(managerChangeMachine, { input: { person: target } });
  return <ManagerChangeDialog actor={actor} />;
}

const withBen = avaKnowing(async () => api.getEmployee({ path: { id: 'employee-ben' } }));

/** By keyboard: Ben gets Hugo as his manager, after the consequences are shown. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'manager-change' },
  loaders: [withBen],
  render: (_, { loaded }) => <Live target={loaded['employee']} />,
  play: playIfEnabled(async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: /Move .*Ben Okafor/ }));
    const field = await dialog.findByRole('combobox', { name: /New manager/ });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('hugo');
    await screen.findByRole('option', { name: /Hugo Silva/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await expect(await dialog.findByText(/From .*Grace Kim.* to .*Hugo Silva/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(async () => {
      const { employee } = await api.getEmployee({ path: { id: 'employee-ben' } });
      await expect(employee.reportingTo).toBe('Hugo Silva');
    });
  }),
};
