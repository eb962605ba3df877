import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { expect, fn, waitFor } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { serverClock } from '#machines/clock.ts';
import {
  startWorkMachine,
  type StartWorkActor,
} from '#machines/clockwork/timer/start-work.machine.ts';
import { exampleTask } from '#machines/projects/tasks/project-task.fixtures.ts';
import type { ProjectTask } from '#machines/projects/tasks/project-task.ts';
import { keyOfWork, workOfCombo } from '#machines/work/work.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { withTasks } from '#stories/fixtures/project-tasks.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { TaskTime } from './task-time.tsx';

const input = { clock: serverClock, store: null };

function Row({ actor, task }: { actor: StartWorkActor; task: ProjectTask }) {
  const starting = useSelector(actor, ({ context }) => context.work);
  return (
    <TaskTime
      task={task}
      blocked={null}
      timer={{
        runningKey: null,
        startingKey: starting && keyOfWork(starting),
        isStopping: false,
        onStart: (work) => actor.send({ type: 'work.start', work, live: null }),
        onStop: fn(),
      }}
    />
  );
}

const meta = {
  title: 'Flows/ClockWork/Start Work',
  tags: ['autodocs'],
  render: (_, { parameters: { state } }) => {
    const context = state === 'starting' ? { work: workOfCombo(exampleTask) } : {};
    const actor = frozenActor(startWorkMachine, { state, input, context });
    return <Row actor={actor} task={exampleTask} />;
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = { parameters: { flow: 'start-work', state: 'idle' } };
export const Starting: Story = { parameters: { flow: 'start-work', state: 'starting' } };

function Live({ task }: { task: ProjectTask }) {
  return <Row actor={useStoryActor(startWorkMachine, { input })} task={task} />;
}

/** Ava starts the timer on a task. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'start-work' },
  loaders: [withTasks('Draw the map')],
  render: (_, { loaded }) => <Live task={loaded['detail'].project.tasks[0]} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { taskId } = loaded['detail'].project.tasks[0];
    await userEvent.click(canvas.getByRole('button', { name: 'Start timer on Draw the map' }));
    await waitFor(async () => {
      const { task } = await api.getProjectTask({ path: { id: taskId } });
      await expect(task.runningCount).toBe(1);
    });
  }),
};
