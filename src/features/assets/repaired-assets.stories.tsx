import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { exampleRepairs } from '#machines/assets/asset.example.ts';
import { repairedAssetsMachine } from '#machines/assets/repaired-assets.machine.ts';
import type { RepairedAsset } from '#machines/assets/repaired-assets.actors.ts';
import { Button } from '#ui/button.tsx';
import { withRights } from '../../../.storybook/assets.tsx';
import { withRouter } from '../../../.storybook/decorators/router.tsx';
import { played } from '../../../.storybook/played.ts';
import { frozenActor, useWalkedActor } from '../../../.storybook/statechart-panel/index.ts';
import { worldOf, type World } from '../../../.storybook/world.ts';
import { RepairedDialog } from './repaired-dialog.tsx';

const meta = {
  title: 'Flows/Assets/Repaired Assets',
  tags: ['autodocs'],
  decorators: [withRights(), withRouter],
  args: { content: null },
  render: ({ content }, { parameters }) => (
    <RepairedDialog
      actor={frozenActor(repairedAssetsMachine, {
        state: parameters['state'],
        input: { id: null },
        context: { content },
      })}
    />
  ),
} satisfies Meta<{ content: readonly RepairedAsset[] | null }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { parameters: { flow: 'repaired-assets', state: 'closed' } };
export const Reading: Story = { parameters: { flow: 'repaired-assets', state: 'reading' } };
export const Shown: Story = {
  parameters: { flow: 'repaired-assets', state: 'shown' },
  args: { content: exampleRepairs },
};
export const None: Story = {
  parameters: { flow: 'repaired-assets', state: 'shown' },
  args: { content: [] },
};
export const Failed: Story = { parameters: { flow: 'repaired-assets', state: 'failed' } };

function Live() {
  const actor = useWalkedActor(repairedAssetsMachine, { input: { id: null } });
  return (
    <>
      <Button onPress={() => actor.send({ type: 'OPEN' })}>Open</Button>
      <RepairedDialog actor={actor} />
    </>
  );
}

/** The server is down at first; what is away is read at the second try. */
export const Walk: Story = {
  tags: ['walk'],
  parameters: { flow: 'repaired-assets' },
  loaders: [worldOf('jon', 'aster')],
  render: () => <Live />,
  play: played(async ({ canvas, userEvent, loaded }) => {
    const { setScenario }: World = loaded['world'];
    setScenario('server-down');
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    setScenario('fair-weather');
    await userEvent.click(again);
    const [first] = await screen.findAllByText(/^Sent to repair on /);
    await waitFor(() => expect(first).toBeVisible());
  }),
};
