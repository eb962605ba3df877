import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { projectTaskMoveMachine } from '#machines/projects/tasks/project-task-move.machine.ts';
import { exampleTask } from '#machines/projects/tasks/project-task.fixtures.ts';
import type { ProjectTask } from '#machines/projects/tasks/project-task.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { withTasks } from '#stories/fixtures/project-tasks.tsx';
import { frozenActor, useStoryActor, type FrozenSnapshot } from '@atrium/statechart-panel';
import TaskMoveDialog from './task-move-dialog.tsx';

const meta = {
  title: 'Flows/Projects/Project Task Move',
  tags: ['autodocs'],
  args: { context: {} },
  render: ({ context }, { parameters: { state } }) => {
    const input = { task: exampleTask };
    const actor = frozenActor(projectTaskMoveMachine, { state, input, context });
    return (
      <>
        <StateCard machine={projectTaskMoveMachine} actor={actor} />
        <TaskMoveDialog actor={actor} />
      </>
    );
  },
} satisfies Meta<Pick<FrozenSnapshot<typeof projectTaskMoveMachine>, 'context'>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = { parameters: { flow: 'project-task-move', state: 'choosing' } };
export const WithoutTarget: Story = {
  parameters: { flow: 'project-task-move', state: 'choosing' },
  args: { context: { error: 'none' } },
};
export const Rejected: Story = {
  parameters: { flow: 'project-task-move', state: 'choosing' },
  args: {
    context: {
      failure: { kind: 'forbidden', message: 'Only the owner of the project can do this.' },
    },
  },
};
export const Moving: Story = { parameters: { flow: 'project-task-move', state: 'moving' } };
export const Moved: Story = { parameters: { flow: 'project-task-move', state: 'moved' } };
export const Closed: Story = { parameters: { flow: 'project-task-move', state: 'closed' } };

function Live({ task }: { task: ProjectTask }) {
  return <TaskMoveDialog actor={useStoryActor(projectTaskMoveMachine, { input: { task } })} />;
}

/** Ava finds the target by typing, and moves the task. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'project-task-move' },
  loaders: [withTasks('Draw the map')],
  render: (_, { loaded }) => <Live task={loaded['detail'].project.tasks[0]} />,
  play: playIfEnabled(async ({ userEvent, loaded }) => {
    const id = crypto.randomUUID();
    await api.createProject({ body: { id, code: 'ST-9', name: 'Pier', description: '' } });
    const dialog = within(await screen.findByRole('dialog', { name: 'Move Draw the map' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await expect(await dialog.findByText('Select a project.')).toBeVisible();
    const field = dialog.getByRole('combobox', { name: /^Project/ });
    await userEvent.type(field, 'pier');
    loaded['world'].clock.advance(250);
    await screen.findByRole('option', { name: /ST-9 Pier/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { project } = await api.getProject({ path: { id } });
    await expect(project.tasks).toHaveLength(1);
  }),
};
