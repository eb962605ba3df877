import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { toCause, type Cause } from '../cause.ts';
import { exportHours, loadHours, loadTeams } from './clockwork-analytics.actors.ts';
import { isSameForm } from './team-hours-search.ts';
import {
  selectTeamIds,
  daysOfPeriod,
  emptyForm,
  validate,
  hasHours,
  isComplete,
  settled,
  type Days,
  type TeamHoursChoices,
  type TeamHoursErrors,
  type TeamHoursForm,
  type TeamHoursResults,
} from './team-hours.ts';

export interface ClockWorkAnalyticsContext {
  form: TeamHoursForm;
  /** The form that the address has, or will have. */
  submitted: TeamHoursForm;
  choices: TeamHoursChoices | null;
  /** Number of teams in the address that no longer exist. */
  missingTeams: number;
  errors: TeamHoursErrors;
  results: TeamHoursResults | null;
  /** Why loading failed, if known. */
  cause: Cause | null;
}

export type ClockWorkAnalyticsEvent =
  | { type: 'teams.select'; teamIds: readonly string[] }
  | { type: 'period.select'; period: string }
  | { type: 'days.select'; days: Days | null }
  | { type: 'comparison.changed'; isCompared: boolean }
  /** The address requests other hours. */
  | { type: 'search.changed'; form: TeamHoursForm }
  | { type: 'SUBMIT' }
  | { type: 'CLEAR' }
  | { type: 'EXPORT' };

export type ClockWorkAnalyticsEmitted =
  /** The form goes into the address; after Clear it is empty. */
  { type: 'form.submitted'; form: TeamHoursForm } | { type: 'file.ready'; file: Blob; days: Days };

const machineSetup = setup({
  types: {
    context: {} as ClockWorkAnalyticsContext,
    events: {} as ClockWorkAnalyticsEvent,
    emitted: {} as ClockWorkAnalyticsEmitted,
    input: {} as { form: TeamHoursForm },
    tags: {} as 'busy' | 'ready',
  },
  actors: { loadTeams, loadHours, exportHours },
  guards: {
    isComplete: ({ context }) => isComplete(context.form),
    willBeComplete: ({ context }, { output }: { output: TeamHoursChoices }) =>
      isComplete(settled(context.form, output)),
    isAnother: ({ context }, { form }: { form: TeamHoursForm }) =>
      !isSameForm(context.submitted, form),
    isAnotherAndComplete: ({ context: { submitted, choices } }, form: TeamHoursForm) =>
      !isSameForm(submitted, form) && isComplete(choices ? settled(form, choices) : form),
    /** Source: CLOCK-014. */
    canExport: ({ context: { results, form } }) =>
      results !== null && hasHours(results) && isComplete(form),
  },
  actions: {
    settle: assign(({ context: { form } }, { output: choices }: { output: TeamHoursChoices }) => ({
      choices,
      form: settled(form, choices),
      missingTeams: form.teamIds.length - settled(form, choices).teamIds.length,
    })),
    take: assign(({ context: { choices } }, { form }: { form: TeamHoursForm }) => {
      const requested = choices ? settled(form, choices) : form;
      const missingTeams = form.teamIds.length - requested.teamIds.length;
      return { form: requested, submitted: form, missingTeams, errors: {}, results: null };
    }),
    selectTeams: assign(({ context }, { teamIds }: { teamIds: readonly string[] }) => ({
      form: { ...context.form, teamIds: selectTeamIds(context.form.teamIds, teamIds) },
      errors: without(context.errors, 'teamIds'),
    })),
    selectPeriod: assign(({ context }, { period }: { period: string }) => {
      const days = context.choices && daysOfPeriod(context.choices, period);
      return {
        form: { ...context.form, ...(days && { period, days }) },
        errors: without(context.errors, 'days'),
      };
    }),
    selectDays: assign(({ context }, { days }: { days: Days | null }) => ({
      form: { ...context.form, period: '', days },
      errors: without(context.errors, 'days'),
    })),
    compare: assign(({ context }, { isCompared }: { isCompared: boolean }) => ({
      form: { ...context.form, isCompared },
    })),
    showErrors: assign(({ context }) => ({ errors: validate(context.form) })),
    submit: assign(({ context }) => ({ submitted: context.form, errors: {}, missingTeams: 0 })),
    clear: assign({
      form: emptyForm,
      submitted: emptyForm,
      missingTeams: 0,
      errors: {},
      results: null,
    }),
    emitSubmitted: emit(({ context }) => ({
      type: 'form.submitted' as const,
      form: context.submitted,
    })),
    show: assign((_, { output }: { output: TeamHoursResults }) => ({ results: output })),
    handFile: emit(({ context }, { output }: { output: Blob }) => ({
      type: 'file.ready' as const,
      file: output,
      days: context.results?.days ?? { start: '', end: '' },
    })),
    storeCause: assign((_, { error }: { error: unknown }) => ({ cause: toCause(error) })),
  },
});

const without = (errors: TeamHoursErrors, field: keyof TeamHoursErrors): TeamHoursErrors => {
  const { [field]: _, ...others } = errors;
  return others;
};

const { onError } = machineSetup.createStateConfig({
  invoke: {
    src: 'loadTeams',
    onError: {
      target: 'unavailable',
      actions: { type: 'storeCause', params: ({ event }) => event },
    },
  },
}).invoke;

export const clockWorkAnalyticsMachine = machineSetup.createMachine({
  id: 'clockwork-analytics',
  description:
    'Loads and exports the hours of teams for a range of days. Source: CLOCK-020, CLOCK-059.',
  context: ({ input: { form } }) => ({
    form,
    submitted: form,
    choices: null,
    missingTeams: 0,
    errors: {},
    results: null,
    cause: null,
  }),
  initial: 'loadingTeams',
  states: {
    loadingTeams: {
      description: "The selectable teams and today's named periods are loading.",
      tags: 'busy',
      on: {
        'search.changed': {
          guard: { type: 'isAnother', params: ({ event }) => event },
          actions: { type: 'take', params: ({ event }) => event },
        },
      },
      invoke: {
        id: 'loadTeams',
        src: 'loadTeams',
        onDone: [
          {
            guard: { type: 'willBeComplete', params: ({ event }) => event },
            target: 'requesting',
            actions: { type: 'settle', params: ({ event }) => event },
          },
          { target: 'loaded', actions: { type: 'settle', params: ({ event }) => event } },
        ],
        onError,
      },
    },
    loaded: {
      description: 'Teams and days can be selected and submitted; the submitted results are shown.',
      tags: 'ready',
      on: {
        'teams.select': { actions: { type: 'selectTeams', params: ({ event }) => event } },
        'period.select': { actions: { type: 'selectPeriod', params: ({ event }) => event } },
        'days.select': { actions: { type: 'selectDays', params: ({ event }) => event } },
        'comparison.changed': { actions: { type: 'compare', params: ({ event }) => event } },
        'search.changed': [
          {
            guard: { type: 'isAnotherAndComplete', params: ({ event }) => event.form },
            target: 'requesting',
            actions: { type: 'take', params: ({ event }) => event },
          },
          {
            guard: { type: 'isAnother', params: ({ event }) => event },
            actions: { type: 'take', params: ({ event }) => event },
          },
        ],
        SUBMIT: [
          { guard: 'isComplete', target: 'requesting', actions: ['submit', 'emitSubmitted'] },
          { actions: 'showErrors' },
        ],
        CLEAR: { actions: ['clear', 'emitSubmitted'] },
        EXPORT: { guard: 'canExport', target: 'exporting' },
      },
    },
    requesting: {
      description:
        'The hours are loading; Clear cancels the request, and a late response is ignored.',
      tags: 'busy',
      on: {
        CLEAR: { target: 'loaded', actions: ['clear', 'emitSubmitted'] },
        'search.changed': [
          {
            guard: { type: 'isAnotherAndComplete', params: ({ event }) => event.form },
            target: 'requesting',
            reenter: true,
            actions: { type: 'take', params: ({ event }) => event },
          },
          {
            guard: { type: 'isAnother', params: ({ event }) => event },
            target: 'loaded',
            actions: { type: 'take', params: ({ event }) => event },
          },
        ],
      },
      invoke: {
        id: 'loadHours',
        src: 'loadHours',
        input: ({ context: { form } }) => ({ form }),
        onDone: { target: 'loaded', actions: { type: 'show', params: ({ event }) => event } },
        onError,
      },
    },
    exporting: {
      description: 'The server creates the workbook; the displayed hours stay.',
      tags: ['busy', 'ready'],
      invoke: {
        id: 'exportHours',
        src: 'exportHours',
        input: ({ context: { results } }) => ({ results: results as TeamHoursResults }),
        onDone: { target: 'loaded', actions: { type: 'handFile', params: ({ event }) => event } },
        onError,
      },
    },
    unavailable: {
      description: 'A request failed without a message; the person can try again.',
      type: 'final',
    },
  },
});

export type ClockWorkAnalyticsActor = ActorRefFrom<typeof clockWorkAnalyticsMachine>;
