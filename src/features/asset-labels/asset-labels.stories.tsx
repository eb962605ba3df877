import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { exampleLabels } from '#machines/asset-labels/asset-label.fixtures.ts';
import { defaultLayout } from '#machines/asset-labels/asset-label.ts';
import {
  assetLabelsMachine,
  type AssetLabelsContext,
} from '#machines/asset-labels/asset-labels.machine.ts';
import { labelInput, LabelsStory } from './asset-labels.fixtures.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';

const labels = exampleLabels(24);

const meta = {
  title: 'Flows/Asset Labels/Asset Labels',
  tags: ['autodocs'],
  decorators: [withRouter],
  args: { context: { labels, total: labels.length } },
  render: ({ context }, { parameters }) => (
    <LabelsStory
      actor={frozenActor(assetLabelsMachine, {
        state: parameters['state'],
        input: labelInput,
        context,
      })}
      onRetry={fn()}
    />
  ),
} satisfies Meta<{ context: Partial<AssetLabelsContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  parameters: { flow: 'asset-labels', state: 'loading' },
  args: { context: {} },
};
export const Shown: Story = { parameters: { flow: 'asset-labels', state: 'shown' } };
export const Refreshing: Story = { parameters: { flow: 'asset-labels', state: 'refreshing' } };
/** The first sheet is partly used, and names are long. */
export const PartlyUsedSheet: Story = {
  parameters: { flow: 'asset-labels', state: 'shown' },
  args: {
    context: {
      labels: labels.map((label) => ({ ...label, name: longText })),
      total: labels.length,
      layout: { ...defaultLayout, sheet: 'letter-30' },
      start: 14,
    },
  },
};
export const RollPaper: Story = {
  parameters: { flow: 'asset-labels', state: 'shown' },
  args: {
    context: {
      labels: labels.slice(0, 3),
      total: 3,
      layout: { sheet: 'roll-62', holds: 'code', hasName: false, hasTenant: false },
    },
  },
};
export const TooManyLabels: Story = {
  parameters: { flow: 'asset-labels', state: 'shown' },
  args: { context: { labels, total: 4200 } },
};
export const None: Story = {
  parameters: { flow: 'asset-labels', state: 'shown' },
  args: { context: { labels: [], total: 0 } },
};
export const Unavailable: Story = {
  parameters: { flow: 'asset-labels', state: 'unavailable' },
  args: { context: { cause: 'down' } },
};

function Live() {
  return (
    <LabelsStory actor={useStoryActor(assetLabelsMachine, { input: labelInput })} onRetry={fn()} />
  );
}

/** Another sheet format is selected: it fits fewer labels, so there are more sheets. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'asset-labels' },
  loaders: [loadWorld('ines', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^60 labels on 3 sheets\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Sheet/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Letter: 10 labels/ }));
    await expect(await canvas.findByText(/^60 labels on 6 sheets\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Start at label/ }));
    await userEvent.click(await screen.findByRole('option', { name: '2' }));
    await waitFor(() => expect(canvas.getByText(/^60 labels on 7 sheets\./)).toBeVisible());
  }),
};
