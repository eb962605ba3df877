import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { exampleDetail } from '#machines/projects/project-overview.fixtures.ts';
import {
  taskQuickAddMachine,
  type TaskQuickAddActor,
} from '#machines/projects/tasks/task-quick-add.machine.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { withTasks } from '#stories/fixtures/project-tasks.tsx';
import { frozenActor, useStoryActor, type FrozenSnapshot } from '@atrium/statechart-panel';
import type { World } from '#stories/fixtures/world.ts';
import { TaskQuickAdd } from './task-quick-add.tsx';

const report = { send: () => undefined };

function Line({ actor, blocked = null }: { actor: TaskQuickAddActor; blocked?: string | null }) {
  const input = useRef<HTMLInputElement>(null);
  return <TaskQuickAdd actor={actor} blocked={blocked} inputRef={input} onAddMore={fn()} />;
}

const meta = {
  title: 'Flows/Projects/Task Quick Add',
  tags: ['autodocs'],
  args: { context: {}, blocked: null },
  render: ({ context, blocked }, { parameters: { state } }) => {
    const input = { projectId: exampleDetail.project.id, report };
    const actor = frozenActor(taskQuickAddMachine, { state, input, context });
    return <Line actor={actor} blocked={blocked} />;
  },
} satisfies Meta<
  Pick<FrozenSnapshot<typeof taskQuickAddMachine>, 'context'> & { blocked: string | null }
>;
export default meta;
type Story = StoryObj<typeof meta>;

const queue = [
  { name: 'Draw the map', description: '' },
  { name: 'Print it', description: '' },
];

export const Typing: Story = {
  parameters: { flow: 'task-quick-add', state: 'line.typing' },
  args: { context: { name: 'Draw' } },
};
export const Blocked: Story = {
  parameters: { flow: 'task-quick-add', state: 'line.typing' },
  args: { blocked: 'Only Ben Okafor, who owns the project, and its members can do this.' },
};
export const Confirming: Story = {
  parameters: { flow: 'task-quick-add', state: 'line.confirming' },
  args: { context: { lines: ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'] } },
};
export const TooMany: Story = {
  parameters: { flow: 'task-quick-add', state: 'line.confirming' },
  args: { context: { lines: Array.from({ length: 201 }, (_, at) => `Line ${at + 1}`) } },
};
export const Empty: Story = {
  parameters: { flow: 'task-quick-add', state: 'queue.empty' },
  args: { context: { lastName: 'Draw the map' } },
};
export const Sending: Story = {
  parameters: { flow: 'task-quick-add', state: 'queue.sending' },
  args: { context: { queue } },
};
export const Sent: Story = {
  parameters: { flow: 'task-quick-add', state: 'queue.sent' },
  args: { context: {} },
};
export const Failed: Story = {
  parameters: { flow: 'task-quick-add', state: 'queue.failed' },
  args: {
    context: {
      queue,
      failure: { kind: 'down', message: 'The service is temporarily unavailable.' },
    },
  },
};

/** The tasks that were not sent when the person left are offered, and added or discarded. */
export const Stored: Story = {
  parameters: { flow: 'task-quick-add', state: 'queue.empty' },
  args: { context: { stored: queue, name: 'Send' } },
  play: playIfEnabled(async ({ canvas }) => {
    await expect(await canvas.findByText('2 tasks weren’t added')).toBeVisible();
    await expect(canvas.getByText('Print it')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Add a task' })).toHaveValue('Send');
  }),
};

function Live({ projectId }: { projectId: string }) {
  return <Line actor={useStoryActor(taskQuickAddMachine, { input: { projectId, report } })} />;
}

/** Ava types a task while the server is down, sends it again, and pastes two more. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'task-quick-add' },
  loaders: [withTasks()],
  render: (_, { loaded }) => <Live projectId={loaded['detail'].project.id} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { setScenario }: World = loaded['world'];
    const field = canvas.getByRole('textbox', { name: 'Add a task' });
    setScenario('server-down');
    await userEvent.type(field, 'Draw the map{Enter}');
    await expect(field).toHaveValue('');
    const again = await canvas.findByRole('button', { name: 'Try again' });
    setScenario('healthy-network');
    await userEvent.click(again);
    await expect(await canvas.findByText('Draw the map')).toBeVisible();
    await userEvent.click(field);
    await userEvent.paste('- Print it\n- Send it');
    const question = within(await screen.findByRole('alertdialog', { name: 'Add 2 tasks?' }));
    await userEvent.click(question.getByRole('button', { name: 'Add' }));
    await waitFor(async () => {
      const path = { id: loaded['detail'].project.id };
      const { tasks } = (await api.getProject({ path })).project;
      await expect(tasks.map(({ taskName }) => taskName)).toEqual([
        'Draw the map',
        'Print it',
        'Send it',
      ]);
    });
  }),
};
