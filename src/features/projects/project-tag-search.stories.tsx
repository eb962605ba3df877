import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { projectTagSearchMachine } from '#machines/projects/list/project-tag-search.machine.ts';
import { choiceSearchStories } from '#stories/fixtures/choice-search-stories.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { loadWorld } from '#stories/fixtures/world.ts';

const { state, Live } = choiceSearchStories(projectTagSearchMachine, {
  label: 'Tag',
  choices: [
    { id: '1', label: 'Strategic' },
    { id: '2', label: 'Internal' },
  ],
});

const meta = {
  title: 'Flows/Projects/Project Tag Search',
  tags: ['autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed = state('closed');
export const Typing = state('open.typing');
export const Searching = state('open.searching');
export const Found = state('open.found');
export const Failed = state('open.failed');

/** By keyboard: a part is typed, and the first match is selected. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'project-tag-search' },
  loaders: [loadWorld('ava', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Tag' });
    await userEvent.type(field, 'strat');
    await screen.findByRole('option', { name: /Strategic/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Strategic');
  }),
};
