import { assign, emit, setup, type ActorRefFrom, type PromiseActorLogic } from 'xstate';
import { toFailure, type Failure } from '../validation/failure.ts';

/** How long what was done can be undone, in ms. */
const offerTime = 10_000;

/** What was done, and the steps that undo it, in their order. */
export interface Stepped<Step> {
  readonly steps: readonly Step[];
}

/** One step back, with what it belongs to. */
export interface StepToTake<Step, Undo extends Stepped<Step>> {
  step: Step;
  undo: Undo;
}

export interface StepUndoInput<Undo> {
  undo: Undo;
}

export interface StepUndoContext<Step, Undo, StepResult, Remaining> extends StepUndoInput<Undo> {
  /** The steps that are not taken yet. */
  pendingSteps: readonly Step[];
  /** What the steps since the last Undo were answered. */
  results: readonly StepResult[];
  /** What could not be brought back, and why. */
  remaining: readonly Remaining[];
  /** Whether the person points at the offer or has the focus in it: it stays as long. */
  isPaused: boolean;
  /** Why a step did not get through. */
  failure: Failure | null;
}

export type StepUndoEvent = {
  type: 'undo' | 'dismiss' | 'offer.pause' | 'offer.resume';
};

/** Told once no step is under way any more: what the steps since the last Undo were answered. */
export interface StepsTaken<StepResult> {
  type: 'steps.taken';
  results: readonly StepResult[];
}

interface StepUndoOptions<Step, Undo extends Stepped<Step>, StepResult, Remaining> {
  /** The undo's name in every layer, such as `undo-change`. */
  id: string;
  description: string;
  takeStep: PromiseActorLogic<StepResult, StepToTake<Step, Undo>>;
  /** What a step that got through has left as it is; left out where a step is taken whole or not. */
  findRemaining?: (step: Step, response: StepResult) => readonly Remaining[];
}

/**
 * The chart by which what was done can be taken back for a while, step by step. Where a step fails
 * the offer stays, says why, and goes on from there. Source: decisions, "Answers and failures".
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
      emitResult: emit(({ context: { results } }) => ({ type: 'steps.taken' as const, results })),
      storeFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
      clearResponses: assign({ results: [] }),
    },
    delays: { offerTime },
  });
  const partly = base.createStateConfig({
    description: 'Says of each that could not be brought back why not.',
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
  // Where nothing stays as it is there is no such state, and nobody asks for it.
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
        description: 'Says what was done and offers to undo it; the offer goes by itself.',
        tags: 'open',
        always: { guard: 'isPaused', target: 'paused' },
        after: { offerTime: 'removed' },
        on: { undo: 'undoing', dismiss: 'removed' },
      },
      paused: {
        description: 'The person is at the offer: it stays until they leave it.',
        tags: 'open',
        always: { guard: 'isReleased', target: 'passing' },
        on: { undo: 'undoing', dismiss: 'removed' },
      },
      undoing: {
        description: 'What was done is being taken back, step by step.',
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
        description: 'Says why it did not get through; what is left can be tried again.',
        tags: 'open',
        on: { undo: 'undoing', dismiss: 'removed' },
      },
      ...ifSomeStay,
      undone: { description: 'All is as it was.', type: 'final' },
      removed: { description: 'The offer is gone.', type: 'final' },
    },
  });
}

export type StepUndoMachine<Step, Undo extends Stepped<Step>, StepResult, Remaining> = ReturnType<
  typeof createStepUndo<Step, Undo, StepResult, Remaining>
>;
export type StepUndoActor<Step, Undo extends Stepped<Step>, StepResult, Remaining> = ActorRefFrom<
  StepUndoMachine<Step, Undo, StepResult, Remaining>
>;
