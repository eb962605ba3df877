import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import { toCause, type Cause } from '../cause.ts';
import { isOpen, type AssetAudit, type AuditRound } from './asset-audit.ts';
import { doWithRound, loadRound, type RoundAction } from './audit-round.actors.ts';

export interface AuditRoundContext {
  auditId: string;
  /** Null before the first answer. */
  round: AuditRound | null;
  /** What is asked about, or was last. */
  action: RoundAction;
  cause: Cause | null;
}

export type AuditRoundEvent =
  /** The person is back, or it is time to look what others have ticked. */
  | { type: 'tab.returned' }
  /** A tick has told how far the round is. */
  | { type: 'round.ticked'; audit: AssetAudit }
  | { type: 'round.confirm'; action: RoundAction }
  | { type: 'YES' | 'NO' };

export type AuditRoundEmitted = { type: 'round.changed' } | { type: 'round.exited' };

interface Read {
  output: AuditRound;
}
interface Failed {
  error: unknown;
}

export const auditRoundMachine = setup({
  types: {
    context: {} as AuditRoundContext,
    events: {} as AuditRoundEvent,
    emitted: {} as AuditRoundEmitted,
    input: {} as { auditId: string },
    tags: {} as 'busy' | 'question',
  },
  actors: { loadRound, doWithRound },
  guards: {
    canDo: ({ context: { round } }, { action }: { action: RoundAction }) => {
      if (round === null) return false;
      return action === 'move' ? round.strayAssetIds.length > 0 : isOpen(round.assetAudit);
    },
    isMissing: (_, { error }: Failed) => toProblem(error).kind === 'notFound',
    /** Somebody else has finished it or given it up: what has become of it is read. */
    isOutdated: (_, { error }: Failed) => ['conflict', 'notFound'].includes(toProblem(error).kind),
    isOther: ({ context: { round } }, { output }: Read) =>
      JSON.stringify(round) !== JSON.stringify(output),
    isGivenUp: ({ context }) => context.action === 'giveUp',
  },
  actions: {
    store: assign((_, { output }: Read) => ({ round: output })),
    count: assign(({ context: { round } }, { audit }: { audit: AssetAudit }) => ({
      round: round && { ...round, assetAudit: audit },
    })),
    openPrompt: assign((_, { action }: { action: RoundAction }) => ({ action })),
    storeCause: assign((_, { error }: Failed) => ({ cause: toCause(error) })),
    emitChanged: emit({ type: 'round.changed' }),
    emitLeft: emit({ type: 'round.exited' }),
  },
}).createMachine({
  id: 'audit-round',
  description:
    'An audit round: how far it is, and what is done with the whole of it. Designed; source of the assets: ASSET-023.',
  context: ({ input }) => ({
    auditId: input.auditId,
    round: null,
    action: 'finish',
    cause: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The round is being read.',
      tags: 'busy',
      invoke: {
        id: 'loadRound',
        src: 'loadRound',
        input: ({ context: { auditId } }) => ({ auditId }),
        onDone: { target: 'shown', actions: { type: 'store', params: ({ event }) => event } },
        onError: [
          { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'notFound' },
          {
            target: 'unavailable',
            actions: { type: 'storeCause', params: ({ event }) => event },
          },
        ],
      },
    },
    shown: {
      description: 'The round is shown; what was ticked meanwhile is counted at once.',
      on: {
        'round.ticked': { actions: { type: 'count', params: ({ event }) => event } },
        'round.confirm': {
          guard: { type: 'canDo', params: ({ event }) => event },
          target: 'confirming',
          actions: { type: 'openPrompt', params: ({ event }) => event },
        },
      },
      initial: 'resting',
      states: {
        resting: {
          description: 'Nothing is asked of the server.',
          on: { 'tab.returned': 'refreshing' },
        },
        refreshing: {
          description: 'The round is read again, quietly: others may have ticked or finished it.',
          invoke: {
            id: 'refreshRound',
            src: 'loadRound',
            input: ({ context: { auditId } }) => ({ auditId }),
            onDone: [
              {
                guard: { type: 'isOther', params: ({ event }) => event },
                target: 'resting',
                actions: [{ type: 'store', params: ({ event }) => event }, 'emitChanged'],
              },
              { target: 'resting' },
            ],
            onError: [
              {
                guard: { type: 'isMissing', params: ({ event }) => event },
                target: '#audit-round.notFound',
              },
              { target: 'resting' },
            ],
          },
        },
      },
    },
    confirming: {
      description: 'Asks whether the round is to be finished or given up, or assets moved here.',
      tags: 'question',
      on: {
        YES: 'doing',
        NO: 'shown',
        'round.ticked': { actions: { type: 'count', params: ({ event }) => event } },
      },
    },
    doing: {
      description: 'It is being done.',
      tags: ['question', 'busy'],
      invoke: {
        id: 'doWithRound',
        src: 'doWithRound',
        input: ({ context: { action, round } }) => ({ action, round: round as AuditRound }),
        onDone: [
          { guard: 'isGivenUp', target: 'abandoned', actions: 'emitLeft' },
          { target: 'shown.refreshing' },
        ],
        onError: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'shown.refreshing',
          },
          { target: 'confirming' },
        ],
      },
    },
    abandoned: {
      description: 'The round was given up; the page goes on to the list.',
      type: 'final',
    },
    notFound: { description: 'There is no such round, or not any more.', type: 'final' },
    unavailable: { description: 'It could not be read; a fresh try can be made.', type: 'final' },
  },
});

export type AuditRoundActor = ActorRefFrom<typeof auditRoundMachine>;
