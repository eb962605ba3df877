import { assign, setup, type ActorRefFrom } from 'xstate';
import { toProblem, type Problem } from '#openapi/client/index.ts';
import { toCause, type Cause } from '../cause.ts';
import { report } from '../children.ts';
import { keyOfWork } from '../work/work.ts';
import {
  readSettings,
  removeDefault,
  saveSettings,
  type ClockWorkSettings,
} from './clockwork-settings.actors.ts';

export interface ClockWorkSettingsContext {
  /** The day, yyyy-MM-dd, that the settings are loaded with. */
  date: string;
  /** The settings as selected in the form. */
  form: ClockWorkSettings;
  /** The settings as saved. */
  saved: ClockWorkSettings;
  /** Whether SAVE found a project without a task, which is not a valid default. */
  lacksTask: boolean;
  /** The server's rejection. */
  problem: Problem | null;
  /** Why the settings could not be loaded, if known. */
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
    emitSaved: report({ type: 'settings.saved' }),
  },
}).createMachine({
  id: 'clockwork-settings',
  description:
    'Weekly email, place of work, and the default project and task of ClockWork. Source: CLOCK-045, CLOCK-013.',
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
      description: 'The settings are loading.',
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
      description: 'The settings could not be loaded: shows why.',
      on: { retry: 'loading' },
    },
    editing: {
      description: 'The settings can be changed and saved together.',
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
      description: 'All settings are saved, and the machine reports it.',
      type: 'final',
      entry: 'emitSaved',
    },
  },
});

export type ClockWorkSettingsActor = ActorRefFrom<typeof clockWorkSettingsMachine>;
