import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { assetChoicesMachine } from '#machines/assets/list/asset-choices.machine.ts';
import { exampleChoices } from '#machines/assets/asset.fixtures.ts';
import { AssetFilters } from '../assets.fixtures.tsx';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';

const meta = {
  title: 'Flows/Assets/Asset Choices',
  tags: ['autodocs'],
  decorators: [withRights(), withRouter],
  render: (_, { parameters }) => (
    <AssetFilters
      choices={frozenActor(assetChoicesMachine, {
        state: parameters['state'],
        input: undefined,
        context: { choices: parameters['state'] === 'known' ? exampleChoices : null },
      })}
    />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { parameters: { flow: 'asset-choices', state: 'loading' } };
export const Known: Story = { parameters: { flow: 'asset-choices', state: 'known' } };
/** Properties are columns with filters. */
export const WithProperties: Story = {
  render: () => (
    <AssetFilters
      choices={frozenActor(assetChoicesMachine, {
        state: 'known',
        input: undefined,
        context: { choices: { ...exampleChoices, propertyNames: ['Memory', 'Processor'] } },
      })}
    />
  ),
  play: playIfEnabled(async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: /Memory/ })).toBeInTheDocument();
    await expect(canvas.getByText('16 GB')).toBeInTheDocument();
    await expect(canvas.getByLabelText(/Filter by Memory/)).toBeInTheDocument();
  }),
};
/** The search text is typed while the options are unknown. */
export const Unknown: Story = { parameters: { flow: 'asset-choices', state: 'unknown' } };

function Live() {
  return <AssetFilters choices={useStoryActor(assetChoicesMachine)} />;
}

/** The search text typed before can be selected once the options are loaded. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'asset-choices' },
  loaders: [loadWorld('jon', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Filter by Asset Type/ })).toBeVisible();
  }),
};
