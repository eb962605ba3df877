import { assign, sendTo, setup, type ActorRefFrom } from 'xstate';

/** A task with its own lifecycle. */
export const taskMachine = setup({
  types: {
    context: {} as { title: string },
    events: {} as { type: 'start' } | { type: 'finish' } | { type: 'drop' },
    input: {} as { title: string },
    output: {} as { title: string },
  },
}).createMachine({
  id: 'task',
  description: 'One task of the board.',
  context: ({ input }) => ({ title: input.title }),
  output: ({ context }) => ({ title: context.title }),
  initial: 'planned',
  states: {
    planned: {
      description: 'Nobody works on the task yet.',
      on: { start: 'doing', drop: 'dropped' },
    },
    doing: { description: 'Someone works on the task.', on: { finish: 'done', drop: 'dropped' } },
    done: { type: 'final', description: 'The task is done.' },
    dropped: { type: 'final', description: 'The task was dropped.' },
  },
});

interface BoardContext {
  tasks: ActorRefFrom<typeof taskMachine>[];
}

type BoardEvent =
  | { type: 'task.added'; title: string }
  | { type: 'task.start' }
  | { type: 'review.request' }
  | { type: 'cleared' };

/** Spawns an actor for each added task, and invokes one while it reviews. */
export const spawningMachine = setup({
  types: { context: {} as BoardContext, events: {} as BoardEvent },
  actors: { task: taskMachine },
  actions: {
    addTask: assign({
      tasks: ({ context, spawn }, params: { title: string }) => [
        ...context.tasks,
        spawn('task', {
          id: `task-${context.tasks.length + 1}`,
          input: { title: params.title },
        }),
      ],
    }),
    clear: assign({ tasks: [] }),
  },
  guards: { hasTasks: ({ context }) => context.tasks.length > 0 },
}).createMachine({
  id: 'board',
  description: 'A board of tasks, each an actor of its own.',
  context: { tasks: [] },
  initial: 'listing',
  states: {
    listing: {
      description: 'Tasks are added and started.',
      on: {
        'task.added': { actions: { type: 'addTask', params: ({ event }) => event } },
        'task.start': {
          guard: 'hasTasks',
          actions: sendTo(({ context }) => context.tasks.at(-1) ?? '', { type: 'start' }),
        },
        'review.request': { guard: 'hasTasks', target: 'reviewing' },
        cleared: { actions: 'clear' },
      },
    },
    reviewing: {
      description: 'A separate task reviews the board.',
      invoke: { id: 'review', src: 'task', input: { title: 'Review' }, onDone: 'listing' },
    },
  },
});
