import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { toProblem, type Problem } from '#openapi/client/index.ts';
import { toCause, type Cause } from '../cause.ts';
import { keyOfWork } from '../work/work.ts';
import {
  readSettings,
  removeDefault,
  saveSettings,
  type ClockWorkSettings,
} from './clockwork-settings.actors.ts';

export interface ClockWorkSettingsContext {
  /** A day, yyyy-MM-dd, that the settings are read with. */
  date: string;
  /** As they are chosen. */
  form: ClockWorkSettings;
  /** As they are kept. */
  saved: ClockWorkSettings;
  /** Whether SAVE has found a project without a task, which no default can be. */
  lacksTask: boolean;
  /** The server's refusal. */
  problem: Problem | null;
  /** Why nothing could be read, where that is known. */
  cause: Cause | null;
}

export type ClockWorkSettingsEvent =
  | { type: 'settings.changed'; change: Partial<ClockWorkSettings> }
  | { type: 'SAVE' | 'retry' };

const none: ClockWorkSettings = { isClockWorkSetWeeklyMail: false, isWFO: false, work: null };

export const clockWorkSettingsMachine = setup({
  types: {
    context: {} as ClockWorkSettingsContext,
    events: {} as ClockWorkSettingsEvent,
    input: {} as { date: string },
    emitted: {} as { type: 'settings.saved' },
    tags: {} as 'busy' | 'saving',
  },
  actors: { readSettings, saveSettings, removeDefault },
  guards: {
    lacksTask: ({ context: { form, saved } }) =>
      form.work?.taskId === null && keyOfWork(form.work) !== keyOfWork(saved.work),
    isDefaultCleared: ({ context: { form, saved } }) => form.work === null && saved.work !== null,
  },
  actions: {
    storeProblem: assign((_, { error }: { error: unknown }) => ({ problem: toProblem(error) })),
    emitSaved: emit({ type: 'settings.saved' }),
  },
}).createMachine({
  id: 'clockwork-settings',
  description:
    'Weekly mail, place of work, and the default project and task of ClockWork. Source: CLOCK-045, CLOCK-013.',
  context: ({ input }) => ({
    ...input,
    form: none,
    saved: none,
    lacksTask: false,
    problem: null,
    cause: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The settings are read.',
      tags: 'busy',
      invoke: {
        id: 'readSettings',
        src: 'readSettings',
        input: ({ context }) => ({ date: context.date }),
        onDone: {
          target: 'editing',
          actions: assign(({ event }) => ({ form: event.output, saved: event.output })),
        },
        onError: {
          target: 'unavailable',
          actions: assign({ cause: ({ event }) => toCause(event.error) }),
        },
      },
    },
    unavailable: {
      description: 'The settings could not be read: says why.',
      on: { retry: 'loading' },
    },
    editing: {
      description: 'The settings can be chosen and saved together.',
      on: {
        'settings.changed': {
          actions: assign(({ context, event }) => ({
            form: { ...context.form, ...event.change },
            lacksTask: false,
            problem: null,
          })),
        },
        SAVE: [
          { guard: 'lacksTask', actions: assign({ lacksTask: true }) },
          { target: 'saving', actions: assign({ problem: null }) },
        ],
      },
    },
    saving: {
      description: 'The settings are being saved.',
      tags: ['busy', 'saving'],
      invoke: {
        id: 'saveSettings',
        src: 'saveSettings',
        input: ({ context }) => context.form,
        onDone: [{ guard: 'isDefaultCleared', target: 'removing' }, { target: 'saved' }],
        onError: {
          target: 'editing',
          actions: { type: 'storeProblem', params: ({ event }) => event },
        },
      },
    },
    removing: {
      description: 'The default project and task are being removed.',
      tags: ['busy', 'saving'],
      invoke: {
        id: 'removeDefault',
        src: 'removeDefault',
        onDone: 'saved',
        onError: {
          target: 'editing',
          actions: { type: 'storeProblem', params: ({ event }) => event },
        },
      },
    },
    saved: {
      description: 'All of it is saved, and that is told.',
      type: 'final',
      entry: 'emitSaved',
    },
  },
});

export type ClockWorkSettingsActor = ActorRefFrom<typeof clockWorkSettingsMachine>;
