import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { ProjectDetail } from '#machines/projects/parts/project-part.ts';
import { exampleTask, taskDetail } from '#machines/projects/tasks/project-task.fixtures.ts';
import { projectTaskMachine } from '#machines/projects/tasks/project-task.machine.ts';
import {
  emptyTask,
  toTaskForm,
  type ProjectTask,
  type TaskForm,
} from '#machines/projects/tasks/project-task.ts';
import type { PartContext } from '#machines/records/create-record-part.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { withTasks } from '#stories/fixtures/project-tasks.tsx';
import { outdated } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import TaskDialog from './task-dialog.tsx';

const form = toTaskForm(exampleTask);
const parentId = exampleTask.projectId;

const meta = {
  title: 'Flows/Projects/Project Task',
  tags: ['autodocs'],
  args: { context: {} },
  render: ({ context }, { parameters: { state } }) => {
    const input = { parentId, part: exampleTask };
    const actor = frozenActor(projectTaskMachine, { state, input, context });
    return (
      <>
        <StateCard machine={projectTaskMachine} actor={actor} />
        <TaskDialog actor={actor} detail={taskDetail} />
      </>
    );
  },
} satisfies Meta<{ context: Partial<PartContext<ProjectTask, TaskForm>> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Edit: Story = { parameters: { flow: 'project-task', state: 'editing.filling' } };
export const Add: Story = {
  parameters: { flow: 'project-task', state: 'editing.filling' },
  args: { context: { part: null, form: emptyTask, base: emptyTask } },
};
export const Arabic: Story = { ...Edit, globals: { language: 'ar' } };
/** The assignee has left the project. */
export const FormerMember: Story = {
  parameters: { flow: 'project-task', state: 'editing.filling' },
  args: {
    context: {
      part: { ...exampleTask, assigneeId: 'employee-omar', assigneeName: 'Omar Haddad' },
      form: { ...form, assigneeId: 'employee-omar' },
    },
  },
};
export const WithErrors: Story = {
  parameters: { flow: 'project-task', state: 'editing.filling' },
  args: {
    context: {
      form: { ...form, taskName: '', dueOn: '2025-12-14', estimate: '-1' },
      errors: {
        taskName: { rule: 'required' },
        dueOn: { rule: 'beforeStart' },
        estimate: { rule: 'min_value' },
      },
    },
  },
};
export const Offering: Story = {
  parameters: { flow: 'project-task', state: 'editing.filling' },
  args: {
    context: {
      form,
      draft: { form: { ...form, taskName: 'Reviews' }, base: form, version: 1, madeId: null },
      failure: { kind: 'down', message: 'The service is temporarily unavailable.' },
    },
  },
};
export const Stale: Story = {
  parameters: { flow: 'project-task', state: 'editing.stale' },
  args: { context: { ...outdated, theirFields: ['status', 'dueOn'] } },
};
export const Deleted: Story = {
  parameters: { flow: 'project-task', state: 'editing.deleted' },
  args: { context: outdated },
};
export const ParentDeleted: Story = {
  parameters: { flow: 'project-task', state: 'editing.parentDeleted' },
  args: { context: { part: null, form, rejection: 'This project was not found.' } },
};
export const Saving: Story = { parameters: { flow: 'project-task', state: 'saving' } };
export const Saved: Story = { parameters: { flow: 'project-task', state: 'saved' } };
export const Closed: Story = { parameters: { flow: 'project-task', state: 'closed' } };

function Live({ detail }: { detail: ProjectDetail }) {
  const input = { parentId: detail.project.id, part: null };
  return <TaskDialog actor={useStoryActor(projectTaskMachine, { input })} detail={detail} />;
}

/** Ava plans a task by keyboard, with a name that is missing first. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'project-task' },
  loaders: [withTasks()],
  render: (_, { loaded }) => <Live detail={loaded['detail']} />,
  play: playIfEnabled(async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'New task' }));
    const name = dialog.getByRole('textbox', { name: /^Name/ });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(name).toBeInvalid());
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('Draw the map');
    await userEvent.click(dialog.getByRole('combobox', { name: /Assignee/ }));
    await userEvent.keyboard('ava{ArrowDown}{Enter}');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Estimate/ }), '1.5');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }),
};
