import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  exampleMine,
  exampleOfTeam,
  exampleWaiting,
} from '#machines/my-assets/my-asset.fixtures.ts';
import type { MyAsset } from '#machines/my-assets/my-asset.ts';
import { ownAssetMachine } from '#machines/my-assets/own-asset.machine.ts';
import { api } from '#openapi/client/index.ts';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { staticView } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { OwnAssetScreen } from './own-asset.screen.tsx';

const meta = {
  title: 'Flows/My Assets/Own Asset',
  tags: ['autodocs'],
  decorators: [withRights([]), withRouter],
  args: { record: exampleMine },
  render: ({ record }, { parameters }) => (
    <OwnAssetScreen
      actor={frozenActor(ownAssetMachine, {
        state: parameters['state'],
        input: { id: exampleMine.assignment.assetId },
        context: { record },
      })}
      notFound={staticView.notFound}
      onRetry={fn()}
    />
  ),
} satisfies Meta<{ record: MyAsset | null }>;
export default meta;
type Story = StoryObj<typeof meta>;

const state = (name: string, record: MyAsset | null = exampleMine): Story => ({
  parameters: { flow: 'own-asset', state: name },
  args: { record },
});

export const Loading = state('loading', null);
export const Shown = state('shown');
export const TeamAsset = state('shown', exampleOfTeam);
/** The asset waits for acceptance, which My Assets handles. */
export const Waiting: Story = {
  ...state('shown', exampleWaiting),
  play: playIfEnabled(async ({ canvas }) => {
    await expect(await canvas.findByText(/Do you have it\?/)).toBeVisible();
  }),
};
export const Refreshing = state('refreshing');
export const Missing = state('notFound', null);
export const Unavailable = state('unavailable', null);

function Live({ id }: { id: string }) {
  const actor = useStoryActor(ownAssetMachine, { input: { id } });
  return <OwnAssetScreen actor={actor} notFound={staticView.notFound} onRetry={fn()} />;
}

const ben = loadWorld('ben', 'aster');

/** An employee without rights has scanned the label of an asset assigned to them. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'own-asset' },
  loaders: [
    async (context) => {
      const { world } = await ben(context);
      const { myAssets } = await api.listMyAssets({});
      return { world, id: myAssets[0]?.assignment.assetId };
    },
  ],
  render: (_, { loaded }) => <Live id={loaded['id']} />,
  play: playIfEnabled(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^AS-/ })).toBeVisible();
    await expect(canvas.getByText('Serial number')).toBeVisible();
  }),
};
