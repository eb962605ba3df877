import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { projectParentSearchMachine } from '#machines/projects/project-parent-search.machine.ts';
import { choiceSearchStories } from '#stories/fixtures/choice-search-stories.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { loadWorld } from '#stories/fixtures/world.ts';

const { state, Live } = choiceSearchStories(projectParentSearchMachine, {
  label: 'Parent project',
  choices: [
    { id: '1', label: 'AS-001 Intranet' },
    { id: '2', label: 'AS-005 Customer app' },
  ],
});

const meta = {
  title: 'Flows/Projects/Project Parent Search',
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
  parameters: { flow: 'project-parent-search' },
  loaders: [loadWorld('ben', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Parent project' });
    await userEvent.type(field, 'customer as-005');
    await screen.findByRole('option', { name: /AS-005 Customer app/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('AS-005 Customer app');
  }),
};
