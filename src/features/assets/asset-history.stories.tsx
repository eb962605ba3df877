import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { type AssetHistory, assetHistoryMachine } from '#machines/assets/asset-history.machine.ts';
import { exampleAsset, exampleHistory } from '#machines/assets/asset.fixtures.ts';
import { firstPage, toSearchData } from '#machines/lists/list-search.ts';
import { api } from '#openapi/client/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { AssetHistoryDialog } from './asset-history-dialog.tsx';

const meta = {
  title: 'Flows/Assets/Asset History',
  tags: ['autodocs'],
  decorators: [withRouter],
  args: { content: null },
  render: ({ content }, { parameters }) => (
    <AssetHistoryDialog
      code={exampleAsset.assetCode}
      actor={frozenActor(assetHistoryMachine, {
        state: parameters['state'],
        input: { id: exampleAsset.id },
        context: { content },
      })}
    />
  ),
} satisfies Meta<{ content: AssetHistory | null }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { parameters: { flow: 'asset-history', state: 'closed' } };
export const Loading: Story = { parameters: { flow: 'asset-history', state: 'loading' } };
export const Shown: Story = {
  parameters: { flow: 'asset-history', state: 'shown' },
  args: { content: exampleHistory },
};
/** The other tab. */
export const Repairs: Story = {
  ...Shown,
  play: playIfEnabled(async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('tab', { name: 'Repair History' }));
    await waitFor(() => expect(screen.getByText('The hinge is new.')).toBeVisible());
  }),
};
/** Who changed which field, and when. */
export const Changes: Story = {
  ...Shown,
  play: playIfEnabled(async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('tab', { name: 'Changes' }));
    const changes = await screen.findByRole('list', { name: 'Changes' });
    await waitFor(() => expect(changes).toBeVisible());
    await expect(changes).toHaveTextContent(/Price from .*₹98,000\.00.* to .*₹98,500\.50/);
    await expect(changes).toHaveTextContent(/Changed by .*Ines Costa/);
    await expect(changes).toHaveTextContent(/Added by .*Ines Costa/);
  }),
};
/** An asset that is older than the change log. */
export const NoChanges: Story = {
  ...Shown,
  args: { content: { ...exampleHistory, changes: [] } },
  play: playIfEnabled(async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('tab', { name: 'Changes' }));
    const none = screen.getByText('No changes recorded for this asset.');
    await waitFor(() => expect(none).toBeVisible());
  }),
};
/** 'No repair history is available for this Asset.' */
export const NoRepairs: Story = {
  ...Shown,
  args: { content: { ...exampleHistory, repairHistory: [] } },
  play: playIfEnabled(async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('tab', { name: 'Repair History' }));
    const none = screen.getByText('No repair history is available for this Asset.');
    await waitFor(() => expect(none).toBeVisible());
  }),
};
export const Failed: Story = { parameters: { flow: 'asset-history', state: 'failed' } };

function Live({ id }: { id: string }) {
  const actor = useStoryActor(assetHistoryMachine, { input: { id } });
  return (
    <>
      <Button onPress={() => actor.send({ type: 'OPEN' })}>Open</Button>
      <AssetHistoryDialog actor={actor} code="AS" />
    </>
  );
}

const jon = loadWorld('jon', 'aster');

/** The history is opened, loaded, and closed with Escape. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'asset-history' },
  loaders: [
    async (context) => {
      const { world } = await jon(context);
      const { assetsManager } = await api.listAssets({ body: toSearchData(firstPage) });
      return { world, id: assetsManager[0]?.id };
    },
  ],
  render: (_, { loaded }) => <Live id={loaded['id']} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const history = await screen.findByRole('list', { name: 'Status History' });
    await waitFor(() => expect(history).toBeVisible());
    await userEvent.keyboard('{Escape}');
  }),
};
