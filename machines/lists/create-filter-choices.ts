import { assign, setup, type ActorRefFrom, type PromiseActorLogic } from 'xstate';

interface FilterChoicesOptions<Choices> {
  /** The name of the choices in every layer, e.g. `asset-report-choices`. */
  id: string;
  description: string;
  /** Makes one API call. */
  loadChoices: PromiseActorLogic<Choices>;
}

/**
 * Creates the machine of a report's filter options. A report works without them if they cannot be
 * loaded; they reload when the person is back. Source: ADR 0026.
 */
export const createFilterChoices = <Choices>({
  id,
  description,
  loadChoices,
}: FilterChoicesOptions<Choices>) =>
  setup({
    types: {
      context: {} as { choices: Choices | null },
      events: {} as { type: 'tab.returned' },
    },
    actors: { loadChoices },
    actions: { store: assign((_, { output }: { output: Choices }) => ({ choices: output })) },
  }).createMachine({
    id,
    description,
    context: { choices: null },
    initial: 'loading',
    states: {
      loading: {
        description: 'The filter options are loading.',
        invoke: {
          id: 'loadChoices',
          src: 'loadChoices',
          onDone: { target: 'known', actions: { type: 'store', params: ({ event }) => event } },
          onError: 'unknown',
        },
      },
      known: {
        description: 'The filter options are available; they reload when the person is back.',
        on: { 'tab.returned': 'loading' },
      },
      unknown: {
        description: 'The filter options could not be loaded: the report follows its URL.',
        on: { 'tab.returned': 'loading' },
      },
    },
  });

export type FilterChoicesMachine<Choices> = ReturnType<typeof createFilterChoices<Choices>>;
export type FilterChoicesActor<Choices> = ActorRefFrom<FilterChoicesMachine<Choices>>;
