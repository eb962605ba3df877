import * as v from 'valibot';
import { assign, setup, type ActorRefFrom } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import { changedForm, buildRejectedForm } from '../records/form-errors.ts';
import type { Failure } from '../validation/failure.ts';
import { validate, isValid, type FieldErrors } from '../validation/field-errors.ts';
import { max, required } from '../validation/rules.ts';
import { acceptHandovers, declineHandovers } from './handover-decision.actors.ts';

/** An asset that was handed over, identified by its assignment. */
export interface HandedOver {
  /** Id of the assignment. */
  id: string;
  assetCode: string;
}

export interface HandoverDecisionInput {
  kind: 'accept' | 'decline';
  /** All assets that are accepted or declined together. */
  assets: readonly HandedOver[];
}

/** The remark of an acceptance, or the reason for declining. */
export type HandoverDecisionForm = { remark: string };

export interface HandoverDecisionContext extends HandoverDecisionInput {
  form: HandoverDecisionForm;
  base: HandoverDecisionForm;
  errors: FieldErrors<'remark'>;
  /** Why the last attempt failed; null before. */
  failure: Failure | null;
  /** The person's assets have to reload. */
  isOutdated: boolean;
  /** The server has accepted the decision. */
  isDecided: boolean;
}

export type HandoverDecisionEvent =
  | { type: 'form.changed'; change: Partial<HandoverDecisionForm> }
  | { type: 'decision.send' }
  | { type: 'CLOSE' };

/** Schema of the input stored on a device. */
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

/**
 * Declining requires a reason, accepting allows a remark; up to 200 characters, as in the API
 * contract.
 */
export const validateDecision = (
  form: HandoverDecisionForm,
  kind: HandoverDecisionInput['kind'],
): FieldErrors<'remark'> => validate(remarks[kind], form);

export const handoverDecisionMachine = setup({
  types: {
    context: {} as HandoverDecisionContext,
    events: {} as HandoverDecisionEvent,
    /** With the text typed last time, if it was not sent. */
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
    // The handover was withdrawn in the meantime, or decided in another window.
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
  id: 'handover-decision',
  description:
    'A person accepts assets that were handed over to them, or declines them with a reason. Not in the requirements, after ASSET-050.',
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
      description: 'Prompts for a remark, or for the reason; shows why an earlier attempt failed.',
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
      description: 'The acceptance is being sent, for all assets or none.',
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
      description: 'The reasons for declining are being sent.',
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
    decided: { description: 'The decision is sent; the list reloads.', type: 'final' },
    closed: { description: 'The dialog was closed without a decision.', type: 'final' },
  },
});

export type HandoverDecisionActor = ActorRefFrom<typeof handoverDecisionMachine>;
