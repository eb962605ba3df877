import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import {
  type PastAssignment,
  assignmentHistoryMachine,
} from '#machines/asset-assignment/assignment-history.machine.ts';
import { examplePast } from '#machines/asset-assignment/assignee.fixtures.ts';
import { api } from '#openapi/client/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { PastAssignmentsDialog } from './past-assignments-dialog.tsx';

const meta = {
  title: 'Flows/Asset Assignment/Assignment History',
  tags: ['autodocs'],
  args: { content: null },
  render: ({ content }, { parameters }) => (
    <PastAssignmentsDialog
      code="AS-LAP-0001"
      actor={frozenActor(assignmentHistoryMachine, {
        state: parameters['state'],
        input: { id: 'laptop' },
        context: { content },
      })}
    />
  ),
} satisfies Meta<{ content: readonly PastAssignment[] | null }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { parameters: { flow: 'assignment-history', state: 'closed' } };
export const Loading: Story = { parameters: { flow: 'assignment-history', state: 'loading' } };
export const Shown: Story = {
  parameters: { flow: 'assignment-history', state: 'shown' },
  args: { content: examplePast },
};
export const None: Story = {
  parameters: { flow: 'assignment-history', state: 'shown' },
  args: { content: [] },
};
export const Failed: Story = { parameters: { flow: 'assignment-history', state: 'failed' } };

function Live({ id }: { id: string }) {
  const actor = useStoryActor(assignmentHistoryMachine, { input: { id } });
  return (
    <>
      <Button onPress={() => actor.send({ type: 'OPEN' })}>Open</Button>
      <PastAssignmentsDialog actor={actor} code="AS" />
    </>
  );
}

const ines = loadWorld('ines', 'aster');

/** The server is down at first; the assignee loads at the second attempt. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'assignment-history' },
  loaders: [
    async (context) => {
      const { world } = await ines(context);
      const path = { employeeId: 'employee-ben' };
      const { employeeAssets } = await api.listEmployeeAssets({ path });
      return { world, id: employeeAssets[0]?.assetId };
    },
  ],
  render: (_, { loaded }) => <Live id={loaded['id']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { setScenario }: World = loaded['world'];
    setScenario('server-down');
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    setScenario('healthy-network');
    await userEvent.click(again);
    const [assignee] = await screen.findAllByText('Ben Okafor');
    await expect(assignee).toBeInTheDocument();
  }),
};
