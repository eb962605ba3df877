import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { projectOwnerSearchMachine } from '#machines/projects/people/project-owner-search.machine.ts';
import { choiceSearchStories } from '#stories/fixtures/choice-search-stories.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { loadWorld } from '#stories/fixtures/world.ts';

const { state, Live } = choiceSearchStories(projectOwnerSearchMachine, {
  label: 'Owner',
  choices: [
    { id: '1', label: 'Ben Okafor' },
    { id: '2', label: 'Ava Stone' },
  ],
});

const meta = {
  title: 'Flows/Projects/Project Owner Search',
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
  parameters: { flow: 'project-owner-search' },
  loaders: [loadWorld('ben', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Owner' });
    await userEvent.type(field, 'okaf');
    await screen.findByRole('option', { name: /Ben Okafor/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Ben Okafor');
  }),
};
