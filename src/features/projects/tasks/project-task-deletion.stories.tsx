import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { projectTaskDeletionMachine } from '#machines/projects/tasks/project-task-deletion.machine.ts';
import type { ProjectTaskDeletionActor } from '#machines/projects/tasks/project-task-deletion.machine.ts';
import { exampleTask } from '#machines/projects/tasks/project-task.fixtures.ts';
import type { ProjectTask } from '#machines/projects/tasks/project-task.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { withTasks } from '#stories/fixtures/project-tasks.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import type { World } from '#stories/fixtures/world.ts';
import { TaskDeletionQuestion } from './task-deletion-question.tsx';

function Question({ actor }: { actor: ProjectTaskDeletionActor }) {
  return (
    <>
      <StateCard machine={projectTaskDeletionMachine} actor={actor} />
      <TaskDeletionQuestion actor={actor} />
    </>
  );
}

const meta = {
  title: 'Flows/Projects/Project Task Deletion',
  tags: ['autodocs'],
  args: { part: exampleTask },
  render: ({ part }, { parameters: { state } }) => (
    <Question actor={frozenActor(projectTaskDeletionMachine, { state, input: { part } })} />
  ),
} satisfies Meta<{ part: ProjectTask }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirming: Story = {
  parameters: { flow: 'project-task-deletion', state: 'confirming' },
};
/** Two timers run on the task. */
export const WithTimers: Story = {
  parameters: { flow: 'project-task-deletion', state: 'confirming' },
  args: { part: { ...exampleTask, runningCount: 2 } },
};
export const WithoutTime: Story = {
  parameters: { flow: 'project-task-deletion', state: 'confirming' },
  args: { part: { ...exampleTask, timeInSeconds: 0 } },
};
export const Deleting: Story = { parameters: { flow: 'project-task-deletion', state: 'deleting' } };
export const Deleted: Story = { parameters: { flow: 'project-task-deletion', state: 'deleted' } };
export const Retained: Story = { parameters: { flow: 'project-task-deletion', state: 'retained' } };

function Live({ part }: { part: ProjectTask }) {
  return <Question actor={useStoryActor(projectTaskDeletionMachine, { input: { part } })} />;
}

/** The server is down while a task is deleted, so the confirm dialog shows again. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'project-task-deletion' },
  loaders: [withTasks('Draw the map')],
  render: (_, { loaded }) => <Live part={loaded['detail'].project.tasks[0]} />,
  play: playIfEnabled(async ({ userEvent, loaded }) => {
    const { setScenario, problems }: World = loaded['world'];
    const question = await screen.findByRole('alertdialog', { name: 'Delete task?' });
    const yes = within(question).getByRole('button', { name: 'Yes' });
    setScenario('server-down');
    await userEvent.click(yes);
    await waitFor(() => expect(problems).toHaveLength(1));
    await expect(question).toBeVisible();
    setScenario('healthy-network');
    await userEvent.click(yes);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }),
};
