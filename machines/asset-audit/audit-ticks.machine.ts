import { assign, setup, type ActorRefFrom } from 'xstate';
import { report } from '../children.ts';
import { withMissed, withoutMissed, type MissedCode } from '../asset-scan/missed-codes.ts';
import { parseCode } from '../asset-scan/scan-code.ts';
import { toCause, type Cause } from '../cause.ts';
import type { AssetAudit } from './asset-audit.ts';
import { takeStep } from './audit-ticks.actors.ts';
import { getSound, type Sound, type Step, type Stepped } from './tick.ts';

export interface AuditTicksContext {
  auditId: string;
  /** Pending steps; the first is in progress. */
  queue: readonly Step[];
  /** The result of the last step; null before the first. */
  last: (Stepped & { code: string }) | null;
  cause: Cause | null;
  /** Codes without a result, until someone has handled them. */
  missed: readonly MissedCode<Missed>[];
}

/** Outcomes that someone still has to handle. */
type Missed = Extract<Stepped['outcome'], 'Unknown' | 'Several' | 'Refused'>;

export type AuditTicksEvent =
  /** As read by a hand scanner or a camera, or typed by the user. */
  | { type: 'code.entered'; code: string }
  | { type: 'tick.remove'; assetId: string; code: string }
  | { type: 'miss.removed'; code: string }
  | { type: 'retry' | 'tick.discard' };

export type AuditTicksEmitted =
  | { type: 'tick.marked'; sound: Sound }
  | { type: 'round.ticked'; audit: AssetAudit };

/**
 * Whether the last pending step for a code is of the same kind: a tick after a pending untick is a
 * new step.
 */
const waits = ({ queue }: AuditTicksContext, what: Step['what'], code: string): boolean =>
  queue.findLast((step) => step.code.toLowerCase() === code.toLowerCase())?.what === what;

const isMissed = (outcome: Stepped['outcome']): outcome is Missed =>
  outcome === 'Unknown' || outcome === 'Several' || outcome === 'Refused';

/** The missed codes after a step: its code is added on a miss, and removed otherwise. */
function getMissedAfter(
  { missed, queue: [step] }: AuditTicksContext,
  { outcome, message }: Stepped,
): AuditTicksContext['missed'] {
  const code = step?.code ?? '';
  if (!isMissed(outcome)) return withoutMissed(missed, code);
  return withMissed(missed, { code, why: outcome, reason: message });
}

interface Done {
  output: Stepped;
}

export const auditTicksMachine = setup({
  types: {
    context: {} as AuditTicksContext,
    events: {} as AuditTicksEvent,
    emitted: {} as AuditTicksEmitted,
    input: {} as { auditId: string },
    tags: {} as 'busy',
  },
  actors: { takeStep },
  guards: {
    /** A step that is already pending is not queued again. */
    isNewTick: ({ context }, { code }: { code: string }) =>
      parseCode(code) !== '' && !waits(context, 'tick', parseCode(code)),
    isNewUntick: ({ context }, { code }: { code: string }) => !waits(context, 'untick', code),
    isWaiting: ({ context }) => context.queue.length > 0,
    isCounted: (_, { output }: Done) => output.audit !== null,
  },
  actions: {
    addTick: assign(({ context }, { code }: { code: string }) => ({
      queue: [...context.queue, { what: 'tick', code: parseCode(code) }],
    })),
    addUntick: assign(({ context }, { assetId, code }: { assetId: string; code: string }) => ({
      queue: [...context.queue, { what: 'untick', assetId, code }],
    })),
    note: assign(({ context }, { output }: Done) => {
      const [step, ...queue] = context.queue;
      const code = output.asset?.assetCode ?? step?.code ?? '';
      const missed = getMissedAfter(context, output);
      return { queue, last: { ...output, code }, missed, cause: null };
    }),
    removeMissed: assign(({ context: { missed } }, { code }: { code: string }) => ({
      missed: withoutMissed(missed, code),
    })),
    emitMark: report((_, { output }: Done) => ({
      type: 'tick.marked' as const,
      sound: getSound(output),
    })),
    emitRound: report((_, { output }: Done) => ({
      type: 'round.ticked' as const,
      audit: output.audit as AssetAudit,
    })),
    storeCause: assign((_, { error }: { error: unknown }) => ({ cause: toCause(error) })),
    drop: assign({ queue: [], cause: null }),
  },
}).createMachine({
  id: 'audit-ticks',
  description:
    'Ticks assets of an audit round one after the other, by scanning or by hand. Not in the requirements; source of what is scanned: ASSET-045.',
  context: ({ input }) => ({
    auditId: input.auditId,
    queue: [],
    last: null,
    cause: null,
    missed: [],
  }),
  on: {
    'code.entered': {
      guard: { type: 'isNewTick', params: ({ event }) => event },
      actions: { type: 'addTick', params: ({ event }) => event },
    },
    'tick.remove': {
      guard: { type: 'isNewUntick', params: ({ event }) => event },
      actions: { type: 'addUntick', params: ({ event }) => event },
    },
    'miss.removed': { actions: { type: 'removeMissed', params: ({ event }) => event } },
  },
  initial: 'resting',
  states: {
    resting: {
      description: 'All scanned codes are processed.',
      always: { guard: 'isWaiting', target: 'stepping' },
    },
    stepping: {
      description: 'The first pending asset is ticked or unticked; others can be added.',
      tags: 'busy',
      invoke: {
        id: 'takeStep',
        src: 'takeStep',
        input: ({ context: { auditId, queue } }) => ({ auditId, step: queue[0] as Step }),
        onDone: [
          {
            guard: { type: 'isCounted', params: ({ event }) => event },
            target: 'resting',
            actions: [
              { type: 'note', params: ({ event }) => event },
              { type: 'emitMark', params: ({ event }) => event },
              { type: 'emitRound', params: ({ event }) => event },
            ],
          },
          {
            target: 'resting',
            actions: [
              { type: 'note', params: ({ event }) => event },
              { type: 'emitMark', params: ({ event }) => event },
            ],
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'storeCause', params: ({ event }) => event },
        },
      },
    },
    failed: {
      description:
        'The server was not reached: pending steps stay and are sent with the next attempt.',
      on: { retry: 'stepping', 'tick.discard': { target: 'resting', actions: 'drop' } },
    },
  },
});

export type AuditTicksActor = ActorRefFrom<typeof auditTicksMachine>;
