import { assign, setup, type ActorRefFrom, type PromiseActorLogic } from 'xstate';

interface FilterChoicesOptions<Choices> {
  /** The name of the choices in every layer, such as `asset-report-choices`. */
  id: string;
  description: string;
  /** One call of the contract. */
  loadChoices: PromiseActorLogic<Choices>;
}

/**
 * The chart of what a report can be filtered by. A report does without where it cannot be read, and
 * it is read again when the person is back. Source: decisions, "Lists".
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
        description: 'What there is to choose from is being read.',
        invoke: {
          id: 'loadChoices',
          src: 'loadChoices',
          onDone: { target: 'known', actions: { type: 'store', params: ({ event }) => event } },
          onError: 'unknown',
        },
      },
      known: {
        description: 'There is something to choose from; it is read anew when the person is back.',
        on: { 'tab.returned': 'loading' },
      },
      unknown: {
        description: 'It could not be read: the report is as its address says.',
        on: { 'tab.returned': 'loading' },
      },
    },
  });

export type FilterChoicesMachine<Choices> = ReturnType<typeof createFilterChoices<Choices>>;
export type FilterChoicesActor<Choices> = ActorRefFrom<FilterChoicesMachine<Choices>>;
