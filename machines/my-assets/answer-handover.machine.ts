import * as v from 'valibot';
import { assign, setup, type ActorRefFrom } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import { changedForm, refusedForm } from '../records/form-faults.ts';
import type { Failure } from '../validation/failure.ts';
import { faultsOf, isSound, type Faults } from '../validation/faults.ts';
import { max, required } from '../validation/rules.ts';
import { acceptHandovers, declineHandovers } from './answer-handover.actors.ts';

/** An asset that was handed over, by its assignment. */
export interface HandedOver {
  /** Of the assignment. */
  id: string;
  assetCode: string;
}

export interface AnswerInput {
  kind: 'accept' | 'decline';
  /** All that are accepted or declined together. */
  assets: readonly HandedOver[];
}

/** The remark of an acceptance, or the reason of a refusal. */
export type AnswerForm = { remark: string };

export interface AnswerContext extends AnswerInput {
  form: AnswerForm;
  base: AnswerForm;
  faults: Faults<'remark'>;
  /** Why the last try has failed; null before. */
  failure: Failure | null;
  /** What the person has is to be read again. */
  isOutdated: boolean;
  /** The server has the answer. */
  isAnswered: boolean;
}

export type AnswerEvent =
  | { type: 'form.changed'; change: Partial<AnswerForm> }
  | { type: 'SEND' }
  | { type: 'CLOSE' };

/** What a device may have kept of an answer. */
export const keptAnswer: v.GenericSchema<unknown, AnswerForm> = v.object({ remark: v.string() });

interface Failed {
  error: unknown;
}

const remarks = {
  accept: v.object({ remark: v.pipe(v.string(), max(200)) }),
  decline: v.object({ remark: v.pipe(v.string(), required(), max(200)) }),
};

/** A refusal has a reason, an acceptance may have a remark; up to 200 characters, as the contract says. */
export const faultsOfAnswer = (form: AnswerForm, kind: AnswerInput['kind']): Faults<'remark'> =>
  faultsOf(remarks[kind], form);

export const answerHandoverMachine = setup({
  types: {
    context: {} as AnswerContext,
    events: {} as AnswerEvent,
    /** With what was typed last time, where it was not sent. */
    input: {} as AnswerInput & { kept: AnswerForm | null },
    output: {} as { isOutdated: boolean; isAnswered: boolean },
    tags: {} as 'open' | 'editable' | 'busy',
  },
  actors: { acceptHandovers, declineHandovers },
  guards: {
    isToDecline: ({ context }) =>
      context.kind === 'decline' && isSound(faultsOfAnswer(context.form, 'decline')),
    isToAccept: ({ context }) =>
      context.kind === 'accept' && isSound(faultsOfAnswer(context.form, 'accept')),
    // It was taken back meanwhile, or answered in another window.
    isOutdated: (_, { error }: Failed) => {
      const { kind } = toProblem(error);
      return kind === 'notFound' || kind === 'conflict';
    },
  },
  actions: {
    change: assign(({ context }, { change }: { change: Partial<AnswerForm> }) =>
      changedForm(context, change),
    ),
    showFaults: assign(({ context }) => ({ faults: faultsOfAnswer(context.form, context.kind) })),
    showRefusal: assign(({ context }, { error }: Failed) => refusedForm(context, error)),
    keepOutdated: assign({ isOutdated: true }),
    keepAnswered: assign({ isOutdated: true, isAnswered: true }),
  },
}).createMachine({
  id: 'answer-handover',
  description:
    'Somebody accepts what was handed over to them, or declines it with a reason. Designed, after ASSET-050.',
  context: ({ input: { kept, ...asked } }) => ({
    ...asked,
    form: kept ?? { remark: '' },
    base: { remark: '' },
    faults: {},
    failure: null,
    isOutdated: false,
    isAnswered: false,
  }),
  output: ({ context: { isOutdated, isAnswered } }) => ({ isOutdated, isAnswered }),
  initial: 'filling',
  states: {
    filling: {
      description:
        'Asks for a remark, or for the reason; of a try before it is said why it failed.',
      tags: ['open', 'editable'],
      on: {
        'form.changed': { actions: { type: 'change', params: ({ event }) => event } },
        SEND: [
          { guard: 'isToAccept', target: 'accepting' },
          { guard: 'isToDecline', target: 'declining' },
          { actions: 'showFaults' },
        ],
        CLOSE: 'left',
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
        onDone: { target: 'answered', actions: 'keepAnswered' },
        onError: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'filling',
            actions: [{ type: 'showRefusal', params: ({ event }) => event }, 'keepOutdated'],
          },
          { target: 'filling', actions: { type: 'showRefusal', params: ({ event }) => event } },
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
        onDone: { target: 'answered', actions: 'keepAnswered' },
        onError: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'filling',
            actions: [{ type: 'showRefusal', params: ({ event }) => event }, 'keepOutdated'],
          },
          { target: 'filling', actions: { type: 'showRefusal', params: ({ event }) => event } },
        ],
      },
    },
    answered: { description: 'It is answered; the list is read again.', type: 'final' },
    left: { description: 'The dialog was left without an answer.', type: 'final' },
  },
});

export type AnswerHandoverActor = ActorRefFrom<typeof answerHandoverMachine>;
