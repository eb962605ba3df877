import { assign, setup, type ActorRefFrom, type PromiseActorLogic } from 'xstate';
import { report } from '../children.ts';
import { toFailure, type Failure } from '../validation/failure.ts';

/** Time in ms during which an action can be undone. */
const offerTime = 10_000;

/** An action, and the steps that undo it, in order. */
export interface Stepped<Step> {
  readonly steps: readonly Step[];
}

/** One undo step, with the undo it belongs to. */
export interface StepToTake<Step, Undo extends Stepped<Step>> {
  step: Step;
  undo: Undo;
}

export interface StepUndoInput<Undo> {
  undo: Undo;
}

export interface StepUndoContext<Step, Undo, StepResult, Remaining> extends StepUndoInput<Undo> {
  /** The remaining steps. */
  pendingSteps: readonly Step[];
  /** The responses to the steps since the last Undo. */
  results: readonly StepResult[];
  /** Items that could not be restored, and why. */
  remaining: readonly Remaining[];
  /** Whether the pointer or the focus is on the offer: until it leaves, the offer stays. */
  isPaused: boolean;
  /** Why a step failed. */
  failure: Failure | null;
}

export type StepUndoEvent = {
  type: 'undo' | 'dismiss' | 'offer.pause' | 'offer.resume';
};

/** Emitted when no step is pending: the responses to the steps since the last Undo. */
export interface StepsTaken<StepResult> {
  type: 'steps.taken';
  results: readonly StepResult[];
}

interface StepUndoOptions<Step, Undo extends Stepped<Step>, StepResult, Remaining> {
  /** The undo's name in every layer, e.g. `undo-change`. */
  id: string;
  description: string;
  takeStep: PromiseActorLogic<StepResult, StepToTake<Step, Undo>>;
  /** Items that a successful step could not restore; omit it if steps succeed or fail as a unit. */
  findRemaining?: (step: Step, response: StepResult) => readonly Remaining[];
}

/**
 * Creates the machine that undoes an action step by step, for a while. If a step fails, the offer
 * stays, shows why, and continues from there. Source: ADR 0024.
 */
export function createStepUndo<Step, Undo extends Stepped<Step>, StepResult, Remaining = never>({
  id,
  description,
  takeStep,
  findRemaining,
}: StepUndoOptions<Step, Undo, StepResult, Remaining>) {
  type Context = StepUndoContext<Step, Undo, StepResult, Remaining>;
  interface DoneEvent {
    output: StepResult;
  }
  const getRemaining = (
    { pendingSteps: [step], remaining }: Context,
    { output }: DoneEvent,
  ): readonly Remaining[] =>
    step === undefined ? remaining : [...remaining, ...(findRemaining?.(step, output) ?? [])];
  const base = setup({
    types: {
      context: {} as Context,
      events: {} as StepUndoEvent,
      emitted: {} as StepsTaken<StepResult>,
      input: {} as StepUndoInput<Undo>,
      tags: {} as 'open' | 'busy',
    },
    actors: { takeStep },
    guards: {
      isPaused: ({ context }) => context.isPaused,
      isReleased: ({ context }) => !context.isPaused,
      hasMore: ({ context }) => context.pendingSteps.length > 1,
      hasRemaining: ({ context }, received: DoneEvent) =>
        getRemaining(context, received).length > 0,
    },
    actions: {
      noteStep: assign(({ context }, received: DoneEvent) => ({
        pendingSteps: context.pendingSteps.slice(1),
        results: [...context.results, received.output],
        remaining: getRemaining(context, received),
      })),
      emitResult: report(({ context: { results } }) => ({ type: 'steps.taken' as const, results })),
      storeFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
      clearResponses: assign({ results: [] }),
    },
    delays: { offerTime },
  });
  const partly = base.createStateConfig({
    description: 'Shows which items could not be restored, and why.',
    tags: 'open',
    on: { dismiss: 'removed' },
  });
  const toPartly = {
    guard: { type: 'hasRemaining', params: ({ event }: { event: DoneEvent }) => event },
    target: 'partly',
    actions: [
      { type: 'noteStep', params: ({ event }: { event: DoneEvent }) => event },
      'emitResult',
    ],
  } as const;
  // Without `findRemaining` this state does not exist, and no transition leads to it.
  const ifSomeStay = (findRemaining ? { partly } : {}) as { partly: typeof partly };
  return base.createMachine({
    id,
    description,
    context: ({ input }) => ({
      ...input,
      pendingSteps: input.undo.steps,
      results: [],
      remaining: [],
      isPaused: false,
      failure: null,
    }),
    on: {
      'offer.pause': { actions: assign({ isPaused: true }) },
      'offer.resume': { actions: assign({ isPaused: false }) },
    },
    initial: 'passing',
    states: {
      passing: {
        description: 'Shows the action and offers to undo it; the offer closes automatically.',
        tags: 'open',
        always: { guard: 'isPaused', target: 'paused' },
        after: { offerTime: 'removed' },
        on: { undo: 'undoing', dismiss: 'removed' },
      },
      paused: {
        description:
          'The person points at the offer or has focused it: it stays until they leave it.',
        tags: 'open',
        always: { guard: 'isReleased', target: 'passing' },
        on: { undo: 'undoing', dismiss: 'removed' },
      },
      undoing: {
        description: 'The action is being undone, step by step.',
        tags: ['open', 'busy'],
        entry: assign({ failure: null }),
        invoke: {
          id: 'takeStep',
          src: 'takeStep',
          input: ({ context: { pendingSteps, undo } }) => ({ step: pendingSteps[0] as Step, undo }),
          onDone: [
            {
              guard: 'hasMore',
              target: 'undoing',
              reenter: true,
              actions: { type: 'noteStep', params: ({ event }) => event },
            },
            ...(findRemaining ? [toPartly] : []),
            {
              target: 'undone',
              actions: [{ type: 'noteStep', params: ({ event }) => event }, 'emitResult'],
            },
          ],
          onError: {
            target: 'rejected',
            actions: [
              'emitResult',
              'clearResponses',
              { type: 'storeFailure', params: ({ event }) => event },
            ],
          },
        },
      },
      rejected: {
        description: 'Shows why a step failed; the remaining ones can be retried.',
        tags: 'open',
        on: { undo: 'undoing', dismiss: 'removed' },
      },
      ...ifSomeStay,
      undone: { description: 'The action is undone.', type: 'final' },
      removed: { description: 'The offer is closed.', type: 'final' },
    },
  });
}

export type StepUndoMachine<Step, Undo extends Stepped<Step>, StepResult, Remaining> = ReturnType<
  typeof createStepUndo<Step, Undo, StepResult, Remaining>
>;
export type StepUndoActor<Step, Undo extends Stepped<Step>, StepResult, Remaining> = ActorRefFrom<
  StepUndoMachine<Step, Undo, StepResult, Remaining>
>;
