import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import type { Calendar } from '../assets/form/asset-days.ts';
import { toCause } from '../cause.ts';
import { runScanAction, findScanned, type ActionResult } from './scan-assets.actors.ts';
import {
  applyResult,
  getCurrent,
  isMissed,
  isWaiting,
  getLastDone,
  marked,
  missed,
  needsNothing,
  opened,
  settled,
  toDo,
  undoOfLast,
  undone,
  withAsset,
  withScans,
  type Mark,
  type ScanList,
} from './scan-list.ts';
import { parseCode } from './scan-code.ts';
import {
  getScanAction,
  defaultScanSettings,
  repeatedBy,
  type UnsentScan,
  type ScannedAsset,
  type ScanSettings,
} from './scan.ts';

export type ScanAssetsEvent =
  | { type: 'settings.change'; change: Partial<ScanSettings> }
  /** Read by a hand scanner or a camera, or typed. */
  | { type: 'code.entered'; code: string }
  /** Removes a pending or missed scan from the list. */
  | { type: 'scan.dropped'; number: number }
  | { type: 'scans.restore' | 'scans.discard' }
  | { type: 'undo' | 'retry' | 'CLEAR' };

export type ScanAssetsEmitted =
  | { type: 'scan.marked'; mark: Mark }
  | { type: 'asset.opened'; id: string };

interface Input {
  calendar: Calendar;
  /** The scans stored in a draft; empty for none. */
  persisted: readonly UnsentScan[];
  /** The initial selection. */
  settings?: ScanSettings;
}

interface Found {
  output: readonly ScannedAsset[];
}

export const scanAssetsMachine = setup({
  types: {
    context: {} as ScanList,
    events: {} as ScanAssetsEvent,
    emitted: {} as ScanAssetsEmitted,
    input: {} as Input,
    tags: {} as 'busy',
  },
  actors: { findScanned, runScanAction },
  guards: {
    isTwice: ({ context }, { code }: { code: string }) => {
      const action = getScanAction(context.settings);
      return action !== null && repeatedBy(context.scans, parseCode(code), action) !== undefined;
    },
    isTaken: ({ context }, { code }: { code: string }) => {
      const action = getScanAction(context.settings);
      const requested = parseCode(code);
      return action !== null && requested !== '' && !repeatedBy(context.scans, requested, action);
    },
    isFilled: (_, { code }: { code: string }) => parseCode(code) !== '',
    isWaiting: ({ context }) => getCurrent(context) !== undefined,
    isWaitingScan: ({ context }, { number }: { number: number }) =>
      context.scans.some((scan) => scan.number === number && isWaiting(scan)),
    isMissedScan: ({ context }, { number }: { number: number }) =>
      context.scans.some((scan) => scan.number === number && isMissed(scan)),
    isToBeOpened: ({ context }, { output }: Found) =>
      output.length === 1 && getCurrent(context)?.action.what === 'open',
    isSettled: ({ context }, { output: [asset, ...others] }: Found) =>
      asset !== undefined && others.length === 0 && needsNothing(context, asset),
    isMeant: (_, { output }: Found) => output.length === 1,
    canUndo: ({ context }) => undoOfLast(context) !== null,
    isDone: (_, { output }: { output: ActionResult }) => output.isDone,
    hasPersisted: ({ context }) => context.persisted.length > 0,
  },
  actions: {
    settings: assign(({ context }, { change }: { change: Partial<ScanSettings> }) => ({
      settings: { ...context.settings, ...change },
    })),
    take: assign(({ context: { settings, scans } }, { code }: { code: string }) => {
      const action = getScanAction(settings);
      const requested = parseCode(code);
      if (!action || repeatedBy(scans, requested, action)) return {};
      return { scans: withScans(scans, [{ code: requested, action }]) };
    }),
    takePersisted: assign(({ context: { scans, persisted } }) => ({
      scans: withScans(scans, persisted),
      persisted: [],
    })),
    discardPersisted: assign({ persisted: [] }),
    markTwice: assign(({ context }, { code }: { code: string }) => {
      const action = getScanAction(context.settings);
      const scan = action && repeatedBy(context.scans, parseCode(code), action);
      return marked('twice', scan?.number ?? null);
    }),
    markUnset: assign(marked('unset', null)),
    storeAsset: assign(({ context }, { output: [asset] }: Found) =>
      withAsset(context, asset ?? null),
    ),
    noteOpened: assign(({ context }, { output: [asset] }: Found) => opened(context, asset ?? null)),
    noteSettled: assign(({ context }, { output: [asset] }: Found) =>
      settled(context, asset ?? null),
    ),
    noteMissed: assign(({ context }, { output }: Found) => missed(context, output.length)),
    storeResult: assign(({ context }, { output }: { output: ActionResult }) =>
      applyResult(context, output),
    ),
    noteUndone: assign(({ context }) => undone(context)),
    noteNotUndone: assign((_, { output: { message } }: { output: ActionResult }) => ({
      notUndone: { message, cause: null },
    })),
    noteUndoFailed: assign((_, { error }: { error: unknown }) => ({
      notUndone: { message: '', cause: toCause(error) },
    })),
    storeCause: assign((_, { error }: { error: unknown }) => ({ cause: toCause(error) })),
    drop: assign(({ context }, { number: dropped }: { number: number }) => ({
      scans: context.scans.filter(({ number }) => number !== dropped),
    })),
    clear: assign(({ context }) => ({
      scans: context.scans.filter(isWaiting),
      mark: null,
      notUndone: null,
    })),
    emitMark: emit(({ context: { mark } }) => ({
      type: 'scan.marked' as const,
      mark: mark ?? { what: 'unset' as const, number: null },
    })),
    emitOpened: emit((_, { output: [asset] }: Found) => ({
      type: 'asset.opened' as const,
      id: asset?.id ?? '',
    })),
  },
}).createMachine({
  id: 'scan-assets',
  description:
    'Assets are scanned one after the other: each is opened, assigned, taken back, moved or given a status. Not in the requirements; source of the rules: ASSET-060.',
  context: ({ input }) => ({
    settings: defaultScanSettings,
    ...input,
    scans: [],
    mark: null,
    cause: null,
    notUndone: null,
  }),
  initial: 'idle',
  on: {
    'settings.change': { actions: { type: 'settings', params: ({ event }) => event } },
    'code.entered': [
      {
        guard: { type: 'isTwice', params: ({ event }) => event },
        actions: [{ type: 'markTwice', params: ({ event }) => event }, 'emitMark'],
      },
      {
        guard: { type: 'isTaken', params: ({ event }) => event },
        actions: { type: 'take', params: ({ event }) => event },
      },
      {
        guard: { type: 'isFilled', params: ({ event }) => event },
        actions: ['markUnset', 'emitMark'],
      },
    ],
    'scan.dropped': {
      guard: { type: 'isMissedScan', params: ({ event }) => event },
      actions: { type: 'drop', params: ({ event }) => event },
    },
    'scans.restore': { guard: 'hasPersisted', actions: 'takePersisted' },
    'scans.discard': { guard: 'hasPersisted', actions: 'discardPersisted' },
    CLEAR: { actions: 'clear' },
  },
  states: {
    idle: {
      description: 'Waits for the next code; scans stay listed with their results.',
      always: { guard: 'isWaiting', target: 'lookingUp' },
      on: { undo: { guard: 'canUndo', target: 'undoing' } },
    },
    lookingUp: {
      description: 'The oldest pending code is looked up; others may be scanned in the meantime.',
      tags: 'busy',
      invoke: {
        id: 'findScanned',
        src: 'findScanned',
        input: ({ context }) => ({ code: getCurrent(context)?.code ?? '' }),
        onDone: [
          {
            guard: { type: 'isToBeOpened', params: ({ event }) => event },
            target: 'idle',
            actions: [
              { type: 'noteOpened', params: ({ event }) => event },
              'emitMark',
              { type: 'emitOpened', params: ({ event }) => event },
            ],
          },
          {
            guard: { type: 'isSettled', params: ({ event }) => event },
            target: 'idle',
            actions: [{ type: 'noteSettled', params: ({ event }) => event }, 'emitMark'],
          },
          {
            guard: { type: 'isMeant', params: ({ event }) => event },
            target: 'doing',
            actions: { type: 'storeAsset', params: ({ event }) => event },
          },
          {
            target: 'idle',
            actions: [{ type: 'noteMissed', params: ({ event }) => event }, 'emitMark'],
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'storeCause', params: ({ event }) => event },
        },
      },
    },
    doing: {
      description: 'The selected action runs on the asset.',
      tags: 'busy',
      invoke: {
        id: 'runScanAction',
        src: 'runScanAction',
        input: ({ context }) => toDo(context, getCurrent(context)),
        onDone: {
          target: 'idle',
          actions: [{ type: 'storeResult', params: ({ event }) => event }, 'emitMark'],
        },
        onError: {
          target: 'failed',
          actions: { type: 'storeCause', params: ({ event }) => event },
        },
      },
    },
    undoing: {
      description: 'The last scan is being undone: its asset returns to its previous state.',
      tags: 'busy',
      invoke: {
        id: 'undoDeed',
        src: 'runScanAction',
        input: ({ context }) => ({
          ...toDo(context, getLastDone(context)),
          action: undoOfLast(context) ?? { what: 'takeBack' },
        }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event },
            target: 'idle',
            actions: ['noteUndone', 'emitMark'],
          },
          { target: 'idle', actions: { type: 'noteNotUndone', params: ({ event }) => event } },
        ],
        onError: {
          target: 'idle',
          actions: { type: 'noteUndoFailed', params: ({ event }) => event },
        },
      },
    },
    failed: {
      description:
        'Pending scans could not be sent: shows why, stores all scans, and tries again with the next scan.',
      on: {
        'code.entered': {
          guard: { type: 'isFilled', params: ({ event }) => event },
          target: 'idle',
          actions: { type: 'take', params: ({ event }) => event },
        },
        'scan.dropped': {
          guard: { type: 'isWaitingScan', params: ({ event }) => event },
          target: 'idle',
          actions: { type: 'drop', params: ({ event }) => event },
        },
        retry: 'idle',
      },
    },
  },
});

export type ScanAssetsActor = ActorRefFrom<typeof scanAssetsMachine>;
