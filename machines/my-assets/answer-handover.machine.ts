import * as v from 'valibot';
import { assign, setup, type ActorRefFrom } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import { changedForm, buildRejectedForm } from '../records/form-faults.ts';
import type { Failure } from '../validation/failure.ts';
import { validate, isValid, type FieldErrors } from '../validation/faults.ts';
import { max, required } from '../validation/rules.ts';
import { acceptHandovers, declineHandovers } from './answer-handover.actors.ts';

/** An asset that was handed over, by its assignment. */
export interface HandedOver {
  /** Of the assignment. */
  id: string;
  assetCode: string;
}

export interface HandoverDecisionInput {
  kind: 'accept' | 'decline';
  /** All that are accepted or declined together. */
  assets: readonly HandedOver[];
}

/** The remark of an acceptance, or the reason of a refusal. */
export type HandoverDecisionForm = { remark: string };

export interface HandoverDecisionContext extends HandoverDecisionInput {
  form: HandoverDecisionForm;
  base: HandoverDecisionForm;
  errors: FieldErrors<'remark'>;
  /** Why the last try has failed; null before. */
  failure: Failure | null;
  /** What the person has is to be read again. */
  isOutdated: boolean;
  /** The server has the answer. */
  isDecided: boolean;
}

export type HandoverDecisionEvent =
  | { type: 'form.changed'; change: Partial<HandoverDecisionForm> }
  | { type: 'decision.send' }
  | { type: 'CLOSE' };

/** What a device may have kept of an answer. */
export const storedDecisionSchema: v.GenericSchema<unknown, HandoverDecisionForm> = v.object({
  remark: v.string(),
});

interface Failed {
  error: unknown;
}

const remarks = {
  accept: v.object({ remark: v.pipe(v.string(), max(200)) }),
  decline: v.object({ remark: v.pipe(v.string(), required(), max(200)) }),
};

/** A refusal has a reason, an acceptance may have a remark; up to 200 characters, as the contract says. */
export const validateDecision = (
  form: HandoverDecisionForm,
  kind: HandoverDecisionInput['kind'],
): FieldErrors<'remark'> => validate(remarks[kind], form);

export const handoverDecisionMachine = setup({
  types: {
    context: {} as HandoverDecisionContext,
    events: {} as HandoverDecisionEvent,
    /** With what was typed last time, where it was not sent. */
    input: {} as HandoverDecisionInput & { persisted: HandoverDecisionForm | null },
    output: {} as { isOutdated: boolean; isDecided: boolean },
    tags: {} as 'open' | 'editable' | 'busy',
  },
  actors: { acceptHandovers, declineHandovers },
  guards: {
    isToDecline: ({ context }) =>
      context.kind === 'decline' && isValid(validateDecision(context.form, 'decline')),
    isToAccept: ({ context }) =>
      context.kind === 'accept' && isValid(validateDecision(context.form, 'accept')),
    // It was taken back meanwhile, or answered in another window.
    isOutdated: (_, { error }: Failed) => {
      const { kind } = toProblem(error);
      return kind === 'notFound' || kind === 'conflict';
    },
  },
  actions: {
    change: assign(({ context }, { change }: { change: Partial<HandoverDecisionForm> }) =>
      changedForm(context, change),
    ),
    showErrors: assign(({ context }) => ({ errors: validateDecision(context.form, context.kind) })),
    showRejection: assign(({ context }, { error }: Failed) => buildRejectedForm(context, error)),
    markOutdated: assign({ isOutdated: true }),
    markDecided: assign({ isOutdated: true, isDecided: true }),
  },
}).createMachine({
  id: 'answer-handover',
  description:
    'Somebody accepts what was handed over to them, or declines it with a reason. Designed, after ASSET-050.',
  context: ({ input: { persisted, ...requested } }) => ({
    ...requested,
    form: persisted ?? { remark: '' },
    base: { remark: '' },
    errors: {},
    failure: null,
    isOutdated: false,
    isDecided: false,
  }),
  output: ({ context: { isOutdated, isDecided } }) => ({ isOutdated, isDecided }),
  initial: 'filling',
  states: {
    filling: {
      description:
        'Asks for a remark, or for the reason; of a try before it is said why it failed.',
      tags: ['open', 'editable'],
      on: {
        'form.changed': { actions: { type: 'change', params: ({ event }) => event } },
        'decision.send': [
          { guard: 'isToAccept', target: 'accepting' },
          { guard: 'isToDecline', target: 'declining' },
          { actions: 'showErrors' },
        ],
        CLOSE: 'closed',
      },
    },
    accepting: {
      description: 'The server is told that the person has the assets, all of them or none.',
      tags: ['open', 'busy'],
      invoke: {
        id: 'acceptHandovers',
        src: 'acceptHandovers',
        input: ({ context: { assets, form } }) => ({
          assignmentIds: assets.map(({ id }) => id),
          remark: form.remark.trim(),
        }),
        onDone: { target: 'decided', actions: 'markDecided' },
        onError: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'filling',
            actions: [{ type: 'showRejection', params: ({ event }) => event }, 'markOutdated'],
          },
          { target: 'filling', actions: { type: 'showRejection', params: ({ event }) => event } },
        ],
      },
    },
    declining: {
      description: 'The server receives why the person does not have the assets.',
      tags: ['open', 'busy'],
      invoke: {
        id: 'declineHandovers',
        src: 'declineHandovers',
        input: ({ context: { assets, form } }) => ({
          assignmentIds: assets.map(({ id }) => id),
          reason: form.remark.trim(),
        }),
        onDone: { target: 'decided', actions: 'markDecided' },
        onError: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'filling',
            actions: [{ type: 'showRejection', params: ({ event }) => event }, 'markOutdated'],
          },
          { target: 'filling', actions: { type: 'showRejection', params: ({ event }) => event } },
        ],
      },
    },
    decided: { description: 'It is answered; the list is read again.', type: 'final' },
    closed: { description: 'The dialog was left without an answer.', type: 'final' },
  },
});

export type HandoverDecisionActor = ActorRefFrom<typeof handoverDecisionMachine>;
