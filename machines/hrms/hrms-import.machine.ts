import { assign, type ActorRefFrom } from 'xstate';
import { withHrmsProvider, type Integrations } from './hrms.ts';
import {
  getProviderToConnect,
  hrmsImportSetup,
  initialContext,
  type HrmsImportContext,
} from './hrms-import.setup.ts';

/** The settings to save; they are loaded before anything can be saved. */
function getSettings(context: HrmsImportContext) {
  const { integrations, isLeaving } = context;
  if (!integrations) throw new Error('The integrations are not loaded; load them before saving.');
  const loaded: Integrations = integrations;
  return withHrmsProvider(loaded, isLeaving ? null : getProviderToConnect(context));
}

/** Events of a connected provider, in the states that wait for the person. */
const connectedEvents = {
  'connection.test': { target: 'testing', actions: 'clearResults' },
  'differences.compare': { target: 'comparing', actions: 'clearResults' },
  'provider.disconnect': { target: 'connecting', actions: 'startLeaving' },
  'notice.close': { actions: 'clearResults' },
  'import.changed': { target: 'refreshing', actions: ['emitChanged', 'rereadRuns'] },
  'tab.returned': 'refreshing',
} as const;

const selectionEvents = {
  'difference.toggle': {
    actions: { type: 'toggle', params: ({ event }: { event: { id: string } }) => event },
  },
  'differences.select': {
    actions: {
      type: 'selectAll',
      params: ({ event }: { event: { ids: readonly string[] } }) => event,
    },
  },
} as const;

export const hrmsImportMachine = hrmsImportSetup.createMachine({
  id: 'hrms-import',
  description:
    'The import of shifts, managers and designations from the HRMS provider: connect, test, compare, select and apply. Source: INTEG-013, INTEG-014, INTEG-021.',
  context: ({ input }) => ({ ...initialContext, ...input }),
  // Without the hub, the page refreshes whenever the person returns to the tab.
  invoke: [
    {
      id: 'listenToImports',
      src: 'listenToImports',
      onError: { actions: assign({ isLive: false }) },
    },
    { id: 'hrms-run', src: 'hrms-run', onError: { actions: [] } },
    {
      id: 'hrms-run-list',
      src: 'hrms-run-list',
      onError: { actions: [] },
      input: ({ context: { runs } }) => runs ?? {},
    },
  ],
  initial: 'loading',
  on: {
    'import.changed': { actions: ['emitChanged', 'rereadRuns'] },
    // A run, or the undo of one.
    'runs.changed': { actions: ['rereadRuns', 'refresh'] },
  },
  states: {
    loading: {
      description: 'The providers and the selected one are loading.',
      tags: 'busy',
      invoke: {
        id: 'getIntegrations',
        src: 'getIntegrations',
        onDone: { target: 'opening', actions: { type: 'store', params: ({ event }) => event } },
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
    opening: {
      description: 'The loaded settings decide whether an HRMS provider is connected.',
      always: [
        { guard: 'hasPreview', target: 'compared' },
        { guard: 'hasProvider', target: 'ready' },
        { target: 'disconnected' },
      ],
    },
    disconnected: {
      description: 'No HRMS provider is used; one can be selected and connected.',
      on: {
        'provider.select': {
          actions: { type: 'selectProvider', params: ({ event }) => event },
        },
        'provider.connect': {
          guard: 'isConnectable',
          target: 'connecting',
          actions: 'startConnecting',
        },
        'notice.close': { actions: 'clearResults' },
        'tab.returned': 'refreshing',
      },
    },
    connecting: {
      description: 'The provider is being connected or disconnected.',
      tags: 'busy',
      invoke: {
        id: 'saveProvider',
        src: 'saveProvider',
        input: ({ context }) => getSettings(context),
        onDone: { target: 'opening', actions: { type: 'store', params: ({ event }) => event } },
        onError: [
          {
            // Someone else has selected other systems: they are loaded again.
            guard: { type: 'isConflict', params: ({ event }) => event },
            target: 'loading',
            actions: {
              type: 'storeFailure',
              params: ({ event }) => ({ error: event.error, step: 'connect' as const }),
            },
          },
          {
            target: 'opening',
            actions: {
              type: 'storeFailure',
              params: ({ event }) => ({ error: event.error, step: 'connect' as const }),
            },
          },
        ],
      },
    },
    ready: {
      description: 'A provider is connected; it can be tested, and its data compared.',
      tags: 'connected',
      on: connectedEvents,
    },
    testing: {
      description: 'The provider is requested to respond; nothing is imported.',
      tags: ['busy', 'connected'],
      invoke: {
        id: 'testConnection',
        src: 'testConnection',
        onDone: {
          target: 'opening',
          actions: { type: 'storeConnection', params: ({ event }) => event },
        },
        onError: {
          target: 'opening',
          actions: {
            type: 'storeFailure',
            params: ({ event }) => ({ error: event.error, step: 'test' as const }),
          },
        },
      },
    },
    comparing: {
      description: 'The data of the provider are compared with the employees.',
      tags: ['busy', 'connected'],
      invoke: {
        id: 'getDifferences',
        src: 'getDifferences',
        onDone: {
          target: 'compared',
          actions: { type: 'storePreview', params: ({ event }) => event },
        },
        onError: {
          target: 'opening',
          actions: {
            type: 'storeFailure',
            params: ({ event }) => ({ error: event.error, step: 'compare' as const }),
          },
        },
      },
    },
    compared: {
      description: 'The differences by field, and what is skipped; some are selected.',
      tags: ['connected', 'selectable'],
      on: {
        ...connectedEvents,
        ...selectionEvents,
        'differences.apply': {
          guard: 'isApplicable',
          target: 'applying',
          actions: 'clearResults',
        },
      },
    },
    applying: {
      description: 'The selected differences are being applied, in one run.',
      tags: ['busy', 'connected'],
      invoke: {
        id: 'applyDifferences',
        src: 'applyDifferences',
        input: ({ context: { selectedIds } }) => ({ differenceIds: [...selectedIds] }),
        onDone: {
          target: 'refreshing',
          actions: [
            { type: 'storeApplied', params: ({ event }) => event },
            'emitChanged',
            'rereadRuns',
          ],
        },
        onError: [
          {
            // All selected differences are outdated: the current ones are shown.
            guard: { type: 'isConflict', params: ({ event }) => event },
            target: 'refreshing',
            actions: {
              type: 'storeFailure',
              params: ({ event }) => ({ error: event.error, step: 'apply' as const }),
            },
          },
          {
            target: 'compared',
            actions: {
              type: 'storeFailure',
              params: ({ event }) => ({ error: event.error, step: 'apply' as const }),
            },
          },
        ],
      },
    },
    refreshing: {
      description: 'The settings and the comparison reload silently; they stay if that fails.',
      tags: ['connected', 'selectable'],
      on: {
        ...selectionEvents,
        'import.changed': {
          target: 'refreshing',
          reenter: true,
          actions: ['emitChanged', 'rereadRuns'],
        },
      },
      invoke: {
        id: 'refreshImport',
        src: 'refreshImport',
        input: ({ context: { preview } }) => ({ hasPreview: preview !== null }),
        onDone: {
          target: 'opening',
          actions: { type: 'storeRefreshed', params: ({ event }) => event },
        },
        onError: 'opening',
      },
    },
  },
});

export type HrmsImportActor = ActorRefFrom<typeof hrmsImportMachine>;
