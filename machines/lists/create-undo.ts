import { assign, emit, setup, type ActorRefFrom, type PromiseActorLogic } from 'xstate';
import type { RowsDeleted, RowsRestored } from './list-types.ts';

/** Time in ms during which a deletion can be undone. */
const offerTime = 10_000;

/** Creates a deleted record again, unchanged. If it exists already, it counts as restored. */
export type RowRestorer<Row> = PromiseActorLogic<unknown, { row: Row }>;

export interface UndoInput<Row> {
  /** Receives the restored rows, e.g. the list that invokes this machine. */
  list: { send: (restored: RowsRestored<Row>) => void };
}

export interface UndoContext<Row> extends UndoInput<Row> {
  /** The last deleted records; null if there are none. */
  deleted: readonly Row[] | null;
  /** The records being created again, one after the other. */
  restoring: readonly Row[] | null;
  /** The number of these that are restored. */
  restored: number;
  /** Whether the pointer or the focus is on the offer: until it leaves, the offer stays. */
  isPaused: boolean;
}

export type UndoEvent<Row> =
  | RowsDeleted<Row>
  | { type: 'undo' }
  | { type: 'offer.pause' }
  | { type: 'offer.resume' };

interface UndoOptions<Row> {
  /** The undo's name in every layer, e.g. `restore-vendor`. */
  id: string;
  description: string;
  restoreRow: RowRestorer<Row>;
}

/** The records that this undo has restored so far. */
const getRestored = <Row>({ restoring, restored }: UndoContext<Row>): readonly Row[] =>
  (restoring ?? []).slice(0, restored);

/**
 * Creates the machine that restores the last deletion for a while: one record, or those of one bulk
 * deletion, one after the other. If that fails, the remaining records stay on offer. Source:
 * ADMIN-009, ADR 0024.
 */
export const createUndo = <Row>({ id, description, restoreRow }: UndoOptions<Row>) =>
  setup({
    types: {
      context: {} as UndoContext<Row>,
      events: {} as UndoEvent<Row>,
      emitted: {} as RowsRestored<Row>,
      input: {} as UndoInput<Row>,
      tags: {} as 'busy' | 'offered',
    },
    actors: { restoreRow },
    guards: {
      isPaused: ({ context }) => context.isPaused,
      isReleased: ({ context }) => !context.isPaused,
      hasSome: ({ context }) => context.restored > 0,
      hasMore: ({ context: { restoring, restored } }) => restored + 1 < (restoring?.length ?? 0),
      isAnotherDeleted: ({ context }) => context.deleted !== context.restoring,
    },
    actions: {
      offer: assign((_, { rows }: { rows: readonly Row[] }) => ({ deleted: rows })),
      take: assign({ restoring: ({ context }) => context.deleted, restored: 0 }),
      noteRestored: assign({ restored: ({ context }) => context.restored + 1 }),
      // Records deleted in the meantime are offered instead.
      offerRemaining: assign(({ context: { deleted, restoring, restored } }) => ({
        deleted: deleted === restoring ? (deleted ?? []).slice(restored) : deleted,
      })),
      notifyList: ({ context }) =>
        context.list.send({ type: 'rows.restored', rows: getRestored(context) }),
      emitRestored: emit(({ context }) => ({
        type: 'rows.restored' as const,
        rows: getRestored(context),
      })),
    },
    delays: { offerTime },
  }).createMachine({
    id,
    description,
    context: ({ input }) => ({
      ...input,
      deleted: null,
      restoring: null,
      restored: 0,
      isPaused: false,
    }),
    on: {
      'offer.pause': { actions: assign({ isPaused: true }) },
      'offer.resume': { actions: assign({ isPaused: false }) },
    },
    initial: 'idle',
    states: {
      idle: {
        description: 'There is nothing to undo.',
        entry: assign({ isPaused: false }),
        on: {
          'rows.deleted': {
            target: 'offering',
            actions: { type: 'offer', params: ({ event }) => event },
          },
        },
      },
      offering: {
        description: 'The last deletion can be undone.',
        tags: 'offered',
        initial: 'passing',
        on: {
          undo: { target: 'restoring', actions: 'take' },
          'rows.deleted': {
            target: 'offering',
            reenter: true,
            actions: { type: 'offer', params: ({ event }) => event },
          },
        },
        states: {
          passing: {
            description: 'The offer closes automatically after a while.',
            always: { guard: 'isPaused', target: 'paused' },
            after: { offerTime: `#${id}.idle` },
          },
          paused: {
            description:
              'The person points at the offer or has focused it: it stays until they leave it.',
            always: { guard: 'isReleased', target: 'passing' },
          },
        },
      },
      restoring: {
        description: 'The deleted records are being created again, one after the other.',
        tags: ['busy', 'offered'],
        on: { 'rows.deleted': { actions: { type: 'offer', params: ({ event }) => event } } },
        invoke: {
          id: 'restoreRow',
          src: 'restoreRow',
          input: ({ context: { restoring, restored } }) => ({ row: restoring?.[restored] as Row }),
          onDone: [
            { guard: 'hasMore', target: 'restoring', reenter: true, actions: 'noteRestored' },
            {
              guard: 'isAnotherDeleted',
              target: 'offering',
              actions: ['noteRestored', 'notifyList', 'emitRestored'],
            },
            { target: 'idle', actions: ['noteRestored', 'notifyList', 'emitRestored'] },
          ],
          onError: [
            {
              guard: 'hasSome',
              target: 'offering',
              actions: ['notifyList', 'emitRestored', 'offerRemaining'],
            },
            { target: 'offering' },
          ],
        },
      },
    },
  });

export type UndoMachine<Row> = ReturnType<typeof createUndo<Row>>;
export type UndoActor<Row> = ActorRefFrom<UndoMachine<Row>>;
