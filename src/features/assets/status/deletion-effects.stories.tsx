import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleEffect } from '#machines/assets/asset.fixtures.ts';
import type { DeletionEffect } from '#machines/assets/status/deletion-effects.actors.ts';
import { deletionEffectsMachine } from '#machines/assets/status/deletion-effects.machine.ts';
import { firstPage, toSearchData } from '#machines/lists/list-search.ts';
import { api } from '#openapi/client/index.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { DeletionEffects } from './deletion-effects.tsx';

const meta = {
  title: 'Flows/Assets/Deletion Effects',
  tags: ['autodocs'],
  args: { effects: [] },
  render: ({ effects }, { parameters }) => (
    <DeletionEffects
      actor={frozenActor(deletionEffectsMachine, {
        state: parameters['state'],
        input: { assetIds: [exampleEffect.assetId] },
        context: { effects },
      })}
    />
  ),
} satisfies Meta<{ effects: readonly DeletionEffect[] }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { parameters: { flow: 'deletion-effects', state: 'loading' } };
/** An open audit expects the asset, there are reminders of it, and it has a history. */
export const Shown: Story = {
  parameters: { flow: 'deletion-effects', state: 'shown' },
  args: { effects: [exampleEffect] },
  play: playIfEnabled(async ({ canvas }) => {
    await expect(await canvas.findByText('History: 2 assignments, 1 repair')).toBeVisible();
    await expect(canvas.getByText('3 reminders about it will end')).toBeVisible();
    await expect(canvas.getByText(/open audit.*Head office, half-yearly/)).toBeVisible();
  }),
};
/** One of two assets is assigned and cannot be deleted. */
export const OneAssigned: Story = {
  parameters: { flow: 'deletion-effects', state: 'shown' },
  args: {
    effects: [
      exampleEffect,
      { ...exampleEffect, assetId: 'second', assetCode: 'AS-LAP-0002', holderName: 'Ben Okafor' },
    ],
  },
  play: playIfEnabled(async ({ canvas }) => {
    await expect(await canvas.findByText(/1 asset is assigned/)).toHaveTextContent('Ben Okafor');
  }),
};
/** Nothing depends on the asset, so the confirm dialog lists no effects. */
export const NoEffects: Story = {
  parameters: { flow: 'deletion-effects', state: 'shown' },
  args: {
    effects: [
      {
        ...exampleEffect,
        assignmentCount: 0,
        repairCount: 0,
        reminderCount: 0,
        openAudits: [],
      },
    ],
  },
};
export const Unavailable: Story = {
  parameters: { flow: 'deletion-effects', state: 'unavailable' },
};

function Live({ assetIds }: { assetIds: readonly string[] }) {
  const actor = useStoryActor(deletionEffectsMachine, { input: { assetIds } });
  return <DeletionEffects actor={actor} />;
}

const ines = loadWorld('ines', 'aster');

/** The server is down at first; the effects load at the second attempt. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'deletion-effects' },
  loaders: [
    async (context) => {
      const { world } = await ines(context);
      const { assetsManager } = await api.listAssets({ body: toSearchData(firstPage) });
      world.setScenario('server-down');
      return { world, assetIds: assetsManager.map(({ id }) => id) };
    },
  ],
  render: (_, { loaded }) => <Live assetIds={loaded['assetIds']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { setScenario }: World = loaded['world'];
    const again = await canvas.findByRole('button', { name: 'Try again' });
    setScenario('healthy-network');
    await userEvent.click(again);
    await expect(await canvas.findByText(/assigned and won’t be deleted/)).toBeVisible();
  }),
};
