import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { engagementCountsMachine } from '#machines/engagements/list/board/engagement-counts.machine.ts';
import { exampleCounts } from '#machines/engagements/list/engagement-row.fixtures.ts';
import { firstPage } from '#machines/lists/list-search.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { StageChips } from './stage-chips.tsx';

const input = { search: firstPage };

const meta = {
  title: 'Flows/Engagements/Engagement Counts',
  tags: ['autodocs'],
  render: (_, { parameters: { state, counts = exampleCounts } }) => (
    <StageChips
      search={firstPage}
      onSearch={fn()}
      counts={frozenActor(engagementCountsMachine, { state, input, context: { counts } })}
    />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Counting: Story = { parameters: { flow: 'engagement-counts', state: 'counting' } };
export const Shown: Story = { parameters: { flow: 'engagement-counts', state: 'shown' } };
export const Unknown: Story = {
  parameters: { flow: 'engagement-counts', state: 'unknown', counts: null },
};

function Live() {
  const counts = useStoryActor(engagementCountsMachine, { input });
  return <StageChips search={firstPage} onSearch={fn()} counts={counts} />;
}

/** The stages of the template come first, with their numbers. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'engagement-counts' },
  loaders: [loadWorld('ava', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas }) => {
    const chips = await canvas.findAllByRole('button', { name: / \d+$/ });
    await expect(chips.length).toBeGreaterThan(2);
  }),
};
