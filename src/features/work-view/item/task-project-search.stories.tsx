import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { taskProjectSearchMachine } from '#machines/work-view/task-project-search.machine.ts';
import { choiceSearchStories } from '#stories/fixtures/choice-search-stories.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing } from '#stories/fixtures/records.tsx';

const { state, Live } = choiceSearchStories(taskProjectSearchMachine, {
  label: 'Add to project',
  choices: [{ id: '1', label: 'AS-003 Mobile app' }],
});

const meta = {
  title: 'Flows/Work View/Task Project Search',
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
  await api.createProject({ body: { id, code: 'WV-1', name: 'Lighthouse', description: '' } });
  return { id };
});

/** By keyboard: part of a name is typed, and the project without tasks is selected. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'task-project-search' },
  loaders: [withProject],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Add to project' });
    await userEvent.type(field, 'lighth');
    await screen.findByRole('option', { name: /WV-1 Lighthouse/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('WV-1 Lighthouse');
  }),
};
