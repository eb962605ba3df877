import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { taskTargetSearchMachine } from '#machines/projects/tasks/task-target-search.machine.ts';
import { choiceSearchStories } from '#stories/fixtures/choice-search-stories.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing } from '#stories/fixtures/records.tsx';

const { state, Live } = choiceSearchStories(taskTargetSearchMachine, {
  label: 'Project',
  choices: [{ id: '1', label: 'AS-003 Mobile app' }],
});

const meta = {
  title: 'Flows/Projects/Task Target Search',
  tags: ['autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed = state('closed');
export const Typing = state('open.typing');
export const Searching = state('open.searching');
export const Found = state('open.found');
export const Failed = state('open.failed');

const withProject = avaKnowing(async () => {
  const id = crypto.randomUUID();
  await api.createProject({ body: { id, code: 'ST-1', name: 'Harbour', description: '' } });
  return { id };
});

/** By keyboard: part of a name is typed, and the project is selected. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'task-target-search' },
  loaders: [withProject],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Project' });
    await userEvent.type(field, 'harb');
    await screen.findByRole('option', { name: /ST-1 Harbour/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('ST-1 Harbour');
  }),
};
