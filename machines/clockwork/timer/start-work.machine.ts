import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import type { Clock } from '../../clock.ts';
import type { Work } from '../../work/work.ts';
import type { Entry } from '../entry/entries.ts';
import { startEntry, type EntryToStart } from './start-entry.actors.ts';
import type { UnsentStore } from '../outbox/unsent.ts';

interface StartWorkInput {
  clock: Clock;
  /** Stores a start while the server is unreachable; null where nothing can be stored. */
  store: UnsentStore | null;
}

interface StartWorkContext extends StartWorkInput {
  /** The work on which the timer is being started. */
  work: Work | null;
  /** The entry that runs until then. */
  live: Entry | null;
}

interface StartWorkEvent {
  type: 'work.start';
  work: Work;
  live: Entry | null;
}

/** An entry that starts now on the work; the device time counts only where it is sent later. */
function buildStart({ clock, store, work, live }: StartWorkContext): EntryToStart {
  const entry = { id: crypto.randomUUID(), description: '' };
  const booking = { projectId: work?.projectId ?? null, taskId: work?.taskId ?? null };
  const post = { type: 'add', entryPayLoad: { ...entry, endTime: null, ...booking } } as const;
  const startTime = new Date(clock.now()).toISOString();
  return { post, started: { ...entry, startTime, work }, live, store };
}

export const startWorkMachine = setup({
  types: {
    context: {} as StartWorkContext,
    events: {} as StartWorkEvent,
    input: {} as StartWorkInput,
    emitted: {} as { type: 'work.started' },
    tags: {} as 'busy',
  },
  actors: { startEntry },
  actions: {
    select: assign((_, { work, live }: Pick<StartWorkEvent, 'work' | 'live'>) => ({ work, live })),
    clear: assign({ work: null, live: null }),
    emitStarted: emit({ type: 'work.started' }),
  },
}).createMachine({
  id: 'start-work',
  description:
    'The timer is started on a project or task where that is shown, which ends the running entry. Source: CLOCK-057.',
  context: ({ input }) => ({ ...input, work: null, live: null }),
  initial: 'idle',
  states: {
    idle: {
      description: 'The timer can be started on any work that is shown.',
      on: {
        'work.start': {
          target: 'starting',
          actions: { type: 'select', params: ({ event }) => event },
        },
      },
    },
    starting: {
      description:
        'An entry on the work is being started; when the server is unreachable it is stored and sent later.',
      tags: 'busy',
      exit: 'clear',
      invoke: {
        id: 'startEntry',
        src: 'startEntry',
        input: ({ context }) => buildStart(context),
        onDone: { target: 'idle', actions: 'emitStarted' },
        // The server's error has been shown.
        onError: 'idle',
      },
    },
  },
});

export type StartWorkActor = ActorRefFrom<typeof startWorkMachine>;
