import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { managerSearchMachine } from '#machines/employees/chart/manager-search.machine.ts';
import { choiceSearchStories } from '#stories/fixtures/choice-search-stories.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { ava } from '#stories/fixtures/records.tsx';

const { state, Live } = choiceSearchStories(managerSearchMachine, {
  label: 'Manager',
  choices: [
    { id: '1', label: 'Grace Kim', description: 'Team lead' },
    { id: '2', label: 'Hugo Silva', description: 'hugo@demo.test' },
  ],
});

const meta = {
  title: 'Flows/Employees/Manager Search',
  tags: ['autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed = state('closed');
export const Typing = state('open.typing');
export const Searching = state('open.searching');
export const Found = state('open.found');
export const Failed = state('open.failed');

/** By keyboard: a manager is found by a part of the name. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'manager-search' },
  loaders: [ava],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Manager' });
    await userEvent.type(field, 'grac');
    await screen.findByRole('option', { name: /Grace Kim/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Grace Kim');
  }),
};
