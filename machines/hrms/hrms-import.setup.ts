import { assign, emit, raise, sendTo, setup } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import { toCause, type Cause } from '../cause.ts';
import { toFailure, type Failure } from '../validation/failure.ts';
import {
  findHrmsProvider,
  listHrmsProviders,
  type HrmsApplied,
  type HrmsConnection,
  type HrmsPreview,
  type HrmsRun,
  type Integrations,
} from './hrms.ts';
import {
  applyDifferences,
  getDifferences,
  getIntegrations,
  listenToImports,
  refreshImport,
  saveProvider,
  testConnection,
  type Refreshed,
} from './hrms-import.actors.ts';
import type { ListInput } from '../lists/list-types.ts';
import { hrmsRunListMachine } from './hrms-run-list.machine.ts';
import { hrmsRunMachine } from './hrms-run.machine.ts';

/** The step that failed last. */
export type HrmsStep = 'connect' | 'test' | 'compare' | 'apply';

export interface HrmsImportContext {
  /** How its log starts; absent for its first page. */
  runs?: ListInput<HrmsRun>;
  /** Null until they are loaded. */
  integrations: Integrations | null;
  /** The provider to connect; null for the first one. */
  providerId: string | null;
  /** Whether the provider is being disconnected. */
  isLeaving: boolean;
  /** The result of the last test; null before it. */
  connection: HrmsConnection | null;
  /** The last comparison; null before it. */
  preview: HrmsPreview | null;
  selectedIds: readonly string[];
  /** The result of the last run; null before it. */
  applied: HrmsApplied | null;
  failure: (Failure & { step: HrmsStep }) | null;
  /** Why nothing could be loaded. */
  cause: Cause | null;
  /** Whether changes are received live. */
  isLive: boolean;
}

export type HrmsImportEvent =
  | { type: 'provider.select'; id: string }
  | { type: 'difference.toggle'; id: string }
  | { type: 'differences.select'; ids: readonly string[] }
  | { type: 'provider.connect' | 'provider.disconnect' | 'connection.test' }
  | { type: 'differences.compare' | 'differences.apply' }
  | { type: 'runs.changed' | 'import.changed' | 'tab.returned' | 'notice.close' | 'retry' };

/** The log reloads, as another run is the last one. */
export interface HrmsImportEmitted {
  type: 'runs.changed';
}

/** The provider that would be connected. */
export const getProviderToConnect = (context: HrmsImportContext): string | null =>
  context.providerId ??
  (context.integrations && listHrmsProviders(context.integrations)[0]?.id) ??
  null;

/** Those of the selected differences that still exist. */
const filterSelected = (ids: readonly string[], preview: HrmsPreview | null): readonly string[] =>
  ids.filter((id) => preview?.differences.some((each) => each.id === id));

const clean = { preview: null, connection: null, applied: null, selectedIds: [] } as const;

export const initialContext: HrmsImportContext = {
  ...clean,
  integrations: null,
  providerId: null,
  isLeaving: false,
  failure: null,
  cause: null,
  isLive: true,
};

interface Failed {
  error: unknown;
}

export const hrmsImportSetup = setup({
  types: {
    context: {} as HrmsImportContext,
    events: {} as HrmsImportEvent,
    emitted: {} as HrmsImportEmitted,
    /** How its log starts. */
    input: {} as { runs: ListInput<HrmsRun> },
    tags: {} as 'busy' | 'connected' | 'selectable',
  },
  actors: {
    getIntegrations,
    saveProvider,
    testConnection,
    getDifferences,
    applyDifferences,
    refreshImport,
    listenToImports,
    'hrms-run': hrmsRunMachine,
    'hrms-run-list': hrmsRunListMachine,
  },
  guards: {
    hasProvider: ({ context: { integrations } }) =>
      integrations !== null && findHrmsProvider(integrations) !== null,
    isConnectable: ({ context }) => getProviderToConnect(context) !== null,
    hasPreview: ({ context }) => context.preview !== null,
    // Half of the data may name people who are missing in it, so that nothing of it is applied.
    isApplicable: ({ context: { preview, selectedIds } }) =>
      preview?.isComplete === true && selectedIds.length > 0,
    isConflict: (_, { error }: Failed) => toProblem(error).kind === 'conflict',
  },
  actions: {
    store: assign((_, { output }: { output: Integrations }) => ({
      integrations: output,
      cause: null,
      isLeaving: false,
    })),
    storeCause: assign((_, { error }: Failed) => ({ cause: toCause(error) })),
    selectProvider: assign((_, { id }: { id: string }) => ({ providerId: id })),
    startConnecting: assign({ isLeaving: false, failure: null }),
    startLeaving: assign({ ...clean, isLeaving: true, failure: null }),
    clearResults: assign({ applied: null, failure: null }),
    storeConnection: assign((_, { output }: { output: HrmsConnection }) => ({
      connection: output,
    })),
    storePreview: assign((_, { output }: { output: HrmsPreview }) => ({
      preview: output,
      selectedIds: output.isComplete ? output.differences.map(({ id }) => id) : [],
    })),
    toggle: assign(({ context: { selectedIds } }, { id }: { id: string }) => ({
      selectedIds: selectedIds.includes(id)
        ? selectedIds.filter((each) => each !== id)
        : [...selectedIds, id],
    })),
    selectAll: assign((_, { ids }: { ids: readonly string[] }) => ({ selectedIds: ids })),
    storeApplied: assign((_, { output }: { output: HrmsApplied }) => ({
      applied: output,
      selectedIds: [],
      failure: null,
    })),
    storeRefreshed: assign(({ context }, { output }: { output: Refreshed }) => ({
      integrations: output.integrations,
      preview: output.preview,
      selectedIds: filterSelected(context.selectedIds, output.preview),
    })),
    storeFailure: assign((_, { error, step }: Failed & { step: HrmsStep }) => ({
      failure: { ...toFailure(error), step },
      isLeaving: false,
      // The result of an earlier test no longer holds.
      ...(step === 'test' && { connection: null }),
    })),
    emitChanged: emit({ type: 'runs.changed' as const }),
    rereadRuns: sendTo('hrms-run-list', { type: 'rows.changed' }),
    refresh: raise({ type: 'tab.returned' }),
  },
});
