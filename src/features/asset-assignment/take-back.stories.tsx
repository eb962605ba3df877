import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { exampleAssigned, overdueAssigned } from '#machines/asset-assignment/assignee.fixtures.ts';
import {
  takeBackMachine,
  type TakeBackContext,
} from '#machines/asset-assignment/take-back.machine.ts';
import { api } from '#openapi/client/index.ts';
import { TakeBackQuestion, TakeBackReport } from '#records/handover/take-back.tsx';
import { Button } from '#ui/controls/button.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';

const requested = [exampleAssigned, overdueAssigned];

const meta = {
  title: 'Flows/Asset Assignment/Take Back',
  tags: ['autodocs'],
  args: { context: {} },
  render: ({ context }, { parameters }) => {
    const actor = frozenActor(takeBackMachine, {
      state: parameters['state'],
      input: undefined,
      context,
    });
    return (
      <>
        <TakeBackReport actor={actor} />
        <TakeBackQuestion actor={actor} />
      </>
    );
  },
} satisfies Meta<{ context: Partial<TakeBackContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = { parameters: { flow: 'take-back', state: 'resting' } };
export const Confirming: Story = {
  parameters: { flow: 'take-back', state: 'confirming' },
  args: { context: { requested } },
};
export const ConfirmingMultiple: Story = {
  parameters: { flow: 'take-back', state: 'confirming' },
  args: {
    context: {
      requested: Array.from({ length: 12 }, (_, at) => ({
        id: `${at}`,
        assetCode: `AS-LAP-00${at}`,
      })),
    },
  },
};
export const TakingBack: Story = {
  parameters: { flow: 'take-back', state: 'takingBack' },
  args: {
    context: {
      requested,
      queue: requested.slice(1),
      report: { succeeded: requested.slice(0, 1), remaining: [] },
    },
  },
};
export const Done: Story = {
  parameters: { flow: 'take-back', state: 'resting' },
  args: { context: { requested, report: { succeeded: requested, remaining: [] } } },
};
/** One asset was given to someone else in the meantime. */
export const SomeRemaining: Story = {
  parameters: { flow: 'take-back', state: 'resting' },
  args: {
    context: {
      requested,
      report: {
        succeeded: requested.slice(1),
        remaining: [
          {
            taken: exampleAssigned,
            failure: { kind: 'conflict', message: 'This assignment has already ended.' },
          },
        ],
      },
    },
  },
};

function Live() {
  const actor = useStoryActor(takeBackMachine);
  const openDialog = async () => {
    const path = { employeeId: 'employee-ben' };
    const { employeeAssets } = await api.listEmployeeAssets({ path });
    actor.send({ type: 'assets.takeBack', assets: employeeAssets.slice(0, 2) });
  };
  return (
    <>
      <Button onPress={openDialog}>Take two back</Button>
      <TakeBackReport actor={actor} />
      <TakeBackQuestion actor={actor} />
    </>
  );
}

/** The server is down at first, which each row reports; then the assets are taken back. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'take-back' },
  loaders: [loadWorld('ines', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { setScenario }: World = loaded['world'];
    const button = canvas.getByRole('button', { name: 'Take two back' });
    await userEvent.click(button);
    await screen.findByRole('alertdialog', { name: 'Return 2 assets?' });
    setScenario('server-down');
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await expect(await canvas.findByText('Couldn’t return 2 assets')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    setScenario('healthy-network');
    await userEvent.click(button);
    await screen.findByRole('alertdialog', { name: 'Return 2 assets?' });
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await expect(await canvas.findByText(/^Returned:/)).toBeVisible();
  }),
};
