import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { cycleChoicesMachine } from '#machines/reviews/cycles/people/cycle-choices.machine.ts';
import { firstPage } from '#machines/lists/list-search.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { CycleFilters } from '../list/cycle-filters.tsx';

const choices = { teams: [{ id: '1', value: 'Platform' }], years: [2026, 2025], legends: [] };

const meta = {
  title: 'Flows/Reviews/Cycle Choices',
  tags: ['autodocs'],
  render: (_, { parameters: { state } }) => (
    <CycleFilters
      search={firstPage}
      onSearch={fn()}
      choices={frozenActor(cycleChoicesMachine, {
        state,
        input: undefined,
        context: { choices: state === 'known' ? choices : null },
      })}
    />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { parameters: { flow: 'cycle-choices', state: 'loading' } };
export const Known: Story = { parameters: { flow: 'cycle-choices', state: 'known' } };
export const Unknown: Story = { parameters: { flow: 'cycle-choices', state: 'unknown' } };

function Live() {
  const actor = useStoryActor(cycleChoicesMachine);
  return <CycleFilters search={firstPage} onSearch={fn()} choices={actor} />;
}

/** The years that have cycles are offered. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'cycle-choices' },
  loaders: [loadWorld('hugo', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Year/ }));
    await expect(await screen.findByRole('option', { name: 'All years' })).toBeVisible();
    await expect(await screen.findAllByRole('option', { name: /^20\d\d$/ })).not.toEqual([]);
  }),
};
