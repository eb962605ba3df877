import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { autoNudgeMachine } from '#machines/reviews/assign/auto-nudge.machine.ts';
import { clientAssignmentMachine } from '#machines/reviews/assign/client-assignment.machine.ts';
import { exampleStep } from '#machines/reviews/assign/client-row.fixtures.ts';
import type { ClientRow } from '#machines/reviews/assign/client-row.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { withClientStep } from './assign-stories.fixtures.tsx';
import { useClientColumns } from './use-client-columns.tsx';

const meta = {
  title: 'Flows/Reviews/Auto Nudge',
  tags: ['autodocs'],
  render: (_, { parameters }) => (
    <StateCard
      machine={autoNudgeMachine}
      actor={frozenActor(autoNudgeMachine, { state: parameters['state'], input: undefined })}
    />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = { parameters: { flow: 'auto-nudge', state: 'resting' } };
export const Saving: Story = { parameters: { flow: 'auto-nudge', state: 'saving' } };

function Live({ row }: { row: ClientRow }) {
  const autoNudge = useStoryActor(autoNudgeMachine);
  const assignment = frozenActor(clientAssignmentMachine, {
    state: 'editing',
    input: { step: exampleStep, choices: {} },
  });
  const columns = useClientColumns({ assignment, autoNudge, now: () => Date.now() });
  return (
    <dl>
      {columns.map((column) => (
        <div key={column.id}>
          <dt>{column.header}</dt>
          <dd>{column.cell(row)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Automatic reminders of a contact are switched. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'auto-nudge' },
  loaders: [withClientStep],
  render: (_, { loaded }) => (
    <Live row={loaded['rows'].find((row: ClientRow) => row.employeeName === 'Ines Costa')} />
  ),
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const control = await canvas.findByRole('switch');
    const isOn = control.matches(':checked');
    await userEvent.click(control);
    await expect(control.matches(':checked')).toBe(!isOn);
  }),
};
