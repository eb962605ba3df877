import { assign, setup, type ActorRefFrom } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import { toCause, type Cause } from '../cause.ts';
import { toFailure, type Failure } from '../validation/failure.ts';
import { loadProviders, saveProviders, type Integrations } from './integration-providers.actors.ts';

/** The systems that an organization selects, by their field. */
export type ProviderField = 'hrmsProviderId' | 'calendarProviderId';
export type SelectedProviders = Readonly<Record<ProviderField, string>>;

export interface IntegrationProvidersContext {
  /** The providers and the stored selection; null until they are loaded. */
  integrations: Integrations | null;
  /** The selection that differs from the stored one. */
  changes: Partial<SelectedProviders>;
  /** Why the last save failed; null before that. */
  failure: Failure | null;
  /** Why nothing could be loaded. */
  cause: Cause | null;
}

interface Failed {
  error: unknown;
}

/** The selection with the person's changes. */
export function getSelected({ integrations, changes }: IntegrationProvidersContext) {
  const { hrmsProviderId = '', calendarProviderId = '' } = integrations?.integrationSettings ?? {};
  return { hrmsProviderId, calendarProviderId, ...changes };
}

/** Whether the selection differs from the stored one. */
export function hasChanges(context: IntegrationProvidersContext): boolean {
  const stored = getSelected({ ...context, changes: {} });
  const selected = getSelected(context);
  return (
    stored.hrmsProviderId !== selected.hrmsProviderId ||
    stored.calendarProviderId !== selected.calendarProviderId
  );
}

export const integrationProvidersMachine = setup({
  types: {
    context: {} as IntegrationProvidersContext,
    events: {} as
      | { type: 'provider.select'; field: ProviderField; id: string }
      | { type: 'SAVE' | 'reset' | 'retry' },
    tags: {} as 'busy' | 'shown',
  },
  actors: { loadProviders, saveProviders },
  guards: {
    hasChanges: ({ context }) => hasChanges(context),
    isConflict: (_, { error }: Failed) => toProblem(error).kind === 'conflict',
  },
  actions: {
    store: assign((_, { output }: { output: Integrations }) => ({
      integrations: output,
      cause: null,
    })),
    select: assign(({ context }, { field, id }: { field: ProviderField; id: string }) => ({
      changes: { ...context.changes, [field]: id },
    })),
    reset: assign({ changes: {}, failure: null }),
    storeFailure: assign((_, { error }: Failed) => ({ failure: toFailure(error) })),
    storeCause: assign((_, { error }: Failed) => ({ cause: toCause(error) })),
  },
}).createMachine({
  id: 'integration-providers',
  description:
    'The HRMS and the calendar that the organization uses, saved on their own. Source: INTEG-013.',
  context: { integrations: null, changes: {}, failure: null, cause: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The providers are loading; a selection that could not be saved stays.',
      tags: 'busy',
      invoke: {
        id: 'loadProviders',
        src: 'loadProviders',
        onDone: { target: 'shown', actions: { type: 'store', params: ({ event }) => event } },
        onError: {
          target: 'unavailable',
          actions: { type: 'storeCause', params: ({ event }) => event },
        },
      },
    },
    unavailable: {
      description: 'The providers could not be loaded; shows why, and they can be loaded again.',
      on: { retry: 'loading' },
    },
    shown: {
      description: 'An HRMS and a calendar are selected, or none of each.',
      tags: 'shown',
      on: {
        'provider.select': { actions: { type: 'select', params: ({ event }) => event } },
        reset: { actions: 'reset' },
        SAVE: { guard: 'hasChanges', target: 'saving' },
      },
    },
    saving: {
      description: 'The selection is being saved.',
      tags: ['busy', 'shown'],
      invoke: {
        id: 'saveProviders',
        src: 'saveProviders',
        input: ({ context }) => {
          const version = context.integrations?.integrationSettings.version;
          return { ...getSelected(context), ...(version !== undefined && { version }) };
        },
        onDone: {
          target: 'shown',
          actions: ['reset', { type: 'store', params: ({ event }) => event }],
        },
        onError: [
          {
            // Someone else has selected other systems: they are loaded, and can be replaced.
            guard: { type: 'isConflict', params: ({ event }) => event },
            target: 'loading',
            actions: { type: 'storeFailure', params: ({ event }) => event },
          },
          { target: 'shown', actions: { type: 'storeFailure', params: ({ event }) => event } },
        ],
      },
    },
  },
});

export type IntegrationProvidersActor = ActorRefFrom<typeof integrationProvidersMachine>;
