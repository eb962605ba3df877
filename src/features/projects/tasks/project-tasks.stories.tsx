import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { serverClock } from '#machines/clock.ts';
import { firstPage, type ListSearch } from '#machines/lists/list-search.ts';
import { buildDetail, buildPartInput } from '#machines/projects/project-overview.fixtures.ts';
import type { ProjectDetail } from '#machines/projects/parts/project-part.ts';
import {
  buildTask,
  exampleTask,
  exampleTasks,
  taskDetail,
} from '#machines/projects/tasks/project-task.fixtures.ts';
import { projectTasksMachine } from '#machines/projects/tasks/project-tasks.machine.ts';
import { keyOfWork, workOfCombo } from '#machines/work/work.ts';
import type { WorkTimer } from '#records/work/work-timer.ts';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { withTasks, withTimer } from '#stories/fixtures/project-tasks.tsx';
import { frozenActor, useStoryActor, type FrozenSnapshot } from '@atrium/statechart-panel';
import { ProjectTasksScreen } from './project-tasks.screen.tsx';

const search: ListSearch = { ...firstPage, pageSize: 50 };
const address = { search, onSearch: fn(), taskId: null, onTask: fn() };
const timer: WorkTimer = {
  runningKey: keyOfWork(workOfCombo(exampleTask)),
  startingKey: null,
  isStopping: false,
  onStart: fn(),
  onStop: fn(),
};

interface Args extends Pick<FrozenSnapshot<typeof projectTasksMachine>, 'context' | 'children'> {
  detail: ProjectDetail;
  search: ListSearch;
}

const line = { state: 'line.typing', input: { projectId: '', report: { send: fn() } } };

const meta = {
  title: 'Flows/Projects/Project Tasks',
  tags: ['autodocs'],
  decorators: [withTimer],
  args: { context: {}, children: { quickAdd: line }, detail: taskDetail, search },
  render: ({ context, children, detail, ...args }, { parameters: { state } }) => (
    <ProjectTasksScreen
      actor={frozenActor(projectTasksMachine, {
        state,
        input: buildPartInput(detail),
        context,
        children: { quickAdd: line, ...children },
      })}
      detail={detail}
      address={{ ...address, ...args }}
      timer={timer}
      onCopyAddress={fn()}
    />
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = { flow: 'project-tasks', state: 'dialog.closed' };

export const Shown: Story = { parameters: { flow: 'project-tasks', state: 'dialog.closed' } };
export const Arabic: Story = { parameters: shown, globals: { language: 'ar' } };
export const None: Story = {
  parameters: shown,
  args: { detail: buildDetail({ tasks: [] }) },
};
/** Someone who sees the project without taking part in it. */
export const ReadOnly: Story = {
  parameters: shown,
  args: {
    detail: buildDetail({
      tasks: exampleTasks,
      isMember: false,
      isOwner: false,
      isEditable: false,
    }),
  },
};
/** The filters and the order of the address; reordering is blocked. */
export const Filtered: Story = {
  parameters: shown,
  args: {
    search: {
      ...search,
      sort: { column: 'timeInSeconds', direction: 'descending' },
      columnFilters: [{ name: 'status', value: 'inProgress' }],
    },
  },
};
export const LongTexts: Story = {
  parameters: shown,
  args: {
    detail: buildDetail({
      tasks: [
        { ...exampleTask, taskName: longText.slice(0, 250) },
        buildTask(2, { taskName: 'x'.repeat(250), timeInSeconds: 36_000_000 }),
      ],
    }),
  },
};
export const FiveHundred: Story = {
  parameters: shown,
  args: {
    detail: buildDetail({ tasks: Array.from({ length: 500 }, (_, at) => buildTask(at + 1)) }),
  },
};
/** The address names a task that was deleted or moved. */
export const TaskMissing: Story = {
  parameters: shown,
  args: { context: { isTaskMissing: true } },
};
/** The dialogs have separate machines, with separate stories. */
const input = { parentId: exampleTask.projectId, part: exampleTask };
export const Editing: Story = {
  parameters: { flow: 'project-tasks', state: 'dialog.editing' },
  args: { children: { task: { state: 'editing.filling', input } } },
};
/** The changed status of the task is stored before its dialog opens. */
export const Opening: Story = {
  parameters: { flow: 'project-tasks', state: 'dialog.opening' },
  args: {
    context: {
      task: exampleTask,
      pending: [{ kind: 'status', taskId: exampleTask.taskId, status: 'done' }],
    },
  },
};
export const Deleting: Story = {
  parameters: { flow: 'project-tasks', state: 'dialog.deleting' },
  args: { children: { deletion: { state: 'confirming', input: { part: exampleTask } } } },
};
export const Moving: Story = {
  parameters: { flow: 'project-tasks', state: 'dialog.moving' },
  args: { children: { move: { state: 'choosing', input: { task: exampleTask } } } },
};
export const Converting: Story = {
  parameters: { flow: 'project-tasks', state: 'dialog.converting' },
  args: { children: { conversion: { state: 'filling', input: { task: exampleTask } } } },
};
export const Sent: Story = { parameters: { flow: 'project-tasks', state: 'changes.sent' } };
export const Done: Story = { parameters: { flow: 'project-tasks', state: 'changes.done' } };
/** A changed status shows before it is stored. */
export const Sending: Story = {
  parameters: { flow: 'project-tasks', state: 'changes.sending' },
  args: {
    context: { pending: [{ kind: 'status', taskId: exampleTask.taskId, status: 'done' }] },
  },
};

function Live({ detail }: { detail: ProjectDetail }) {
  const actor = useStoryActor(projectTasksMachine, {
    input: { ...buildPartInput(detail), clock: serverClock },
  });
  const [own, onSearch] = useState(search);
  const open = (taskId: string | null) => actor.send({ type: 'task.opened', taskId });
  return (
    <ProjectTasksScreen
      actor={actor}
      detail={detail}
      address={{ search: own, onSearch, taskId: null, onTask: open }}
      timer={{ ...timer, runningKey: null }}
      onCopyAddress={fn()}
    />
  );
}

/** Ava adds a task, changes its status and place by keyboard, edits it, and deletes another. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'project-tasks' },
  loaders: [withTasks('Draw the map', 'Print it')],
  render: (_, { loaded }) => <Live detail={loaded['detail']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Add a task' }), 'Send it{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Send it' })).toBeVisible();

    canvas.getByRole('button', { name: 'Status of Send it: Open. Change' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'In progress' }));
    await canvas.findByRole('button', { name: 'Status of Send it: In progress. Change' });

    canvas.getByRole('button', { name: 'Reorder Send it' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Reorder Send it' })).toHaveFocus(),
    );

    await userEvent.click(canvas.getByRole('button', { name: 'Send it' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit task' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), ' by post');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.click(canvas.getByRole('button', { name: 'More actions for Print it' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete task?' }));
    await userEvent.click(question.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Print it' })).toBeNull());

    const path = { id: loaded['detail'].project.id };
    const { tasks } = (await api.getProject({ path })).project;
    await expect(tasks.map(({ taskName, status }) => [taskName, status])).toEqual([
      ['Draw the map', 'open'],
      ['Send it by post', 'inProgress'],
    ]);
  }),
};
