import { assign, emit, enqueueActions, setup, type ActorRefFrom } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import { toCause, type Cause } from '../../cause.ts';
import type { Clock } from '../../clock.ts';
import { toFailure, type Failure } from '../../validation/failure.ts';
import type { FormDrafts } from '../shared/review-form.ts';
import type { FormReport } from '../shared/review-form.setup.ts';
import type { ClientLink } from '../shared/saved-text.ts';
import { clientReviewFormMachine } from './client-review-form.machine.ts';
import { clientReviewPdfMachine } from './client-review-pdf.machine.ts';
import {
  loadClientReview,
  promoteReview,
  type ClientAssignment,
  type ClientReview,
} from './client-review.actors.ts';

/** Why a link does not open. Source: REVW-D13. */
export type LinkProblem = 'clientLinkUnknown' | 'clientLinkExpired' | 'clientLinkUsed';

export interface ClientReviewInput {
  link: ClientLink;
  clock: Clock;
  /** What this device has stored for the link. */
  drafts: FormDrafts;
}

export interface ClientReviewContext extends ClientReviewInput {
  /** Null before the link is opened. */
  assignment: ClientAssignment | null;
  /** Why the page could not be loaded, where that is known. */
  cause: Cause | null;
  linkProblem: LinkProblem | null;
  /** Whether the unanswered required questions are listed. */
  isMissingShown: boolean;
  /** Whether it was submitted on this page. */
  hasSubmitted: boolean;
  /** Why it could not be submitted; null before it was tried. */
  failure: Failure | null;
  /** Whether something typed is not on the server, so that it was not submitted. */
  hasUnsaved: boolean;
}

export type ClientReviewEvent =
  | FormReport
  | { type: 'retry' | 'tab.returned' | 'network.returned' }
  | { type: 'SUBMIT' | 'YES' | 'CANCEL' };

/** Required answers are missing: the first one is shown. */
export interface MissingFound {
  type: 'missing.found';
  id: string;
}

interface Failed {
  error: unknown;
}

interface Missing {
  missing: readonly string[];
}

const linkProblems: readonly LinkProblem[] = [
  'clientLinkUnknown',
  'clientLinkExpired',
  'clientLinkUsed',
];

const findLinkProblem = (error: unknown): LinkProblem | undefined =>
  linkProblems.find((each) => each === toProblem(error).code);

function getReview({ assignment }: ClientReviewContext): ClientReview {
  if (!assignment?.review) throw new Error('No review is loaded; check the guards.');
  return assignment.review;
}

export const clientReviewMachine = setup({
  types: {
    context: {} as ClientReviewContext,
    events: {} as ClientReviewEvent,
    emitted: {} as MissingFound,
    input: {} as ClientReviewInput,
    tags: {} as 'busy' | 'form',
    children: {} as { form: 'form'; pdf: 'pdf' },
  },
  actors: {
    loadClientReview,
    promoteReview,
    form: clientReviewFormMachine,
    pdf: clientReviewPdfMachine,
  },
  guards: {
    isUnreached: (_, { output }: { output: ClientAssignment }) => output.review === null,
    // The form of a link that opens again has what was typed.
    hasOpened: ({ context }) => (context.assignment?.review ?? null) !== null,
    isMissing: (_, { error }: Failed) => toProblem(error).kind === 'notFound',
    // While the review is shown, only the server's own response ends the form.
    isLinkProblem: (_, { error }: Failed) => findLinkProblem(error) !== undefined,
    isWritable: ({ context }) => context.assignment?.review?.isReviewReadOnly === false,
    isReadOnly: ({ context }) => context.assignment?.review?.isReviewReadOnly === true,
    hasMissing: (_, { missing }: Missing) => missing.length > 0,
    isRejected: (_, { error }: Failed) => toProblem(error).kind === 'invalid',
  },
  actions: {
    storeAssignment: assign((_, { output }: { output: ClientAssignment }) => ({
      assignment: output,
      cause: null,
    })),
    storeCause: assign((_, { error }: Failed) => ({ cause: toCause(error) })),
    storeLinkProblem: assign((_, { error }: Failed) => ({
      linkProblem: findLinkProblem(error) ?? 'clientLinkUnknown',
    })),
    storeSubmitted: assign(({ context }, { output }: { output: ClientReview }) => ({
      assignment: context.assignment && {
        ...context.assignment,
        review: output,
        isPromoted: true,
      },
      hasSubmitted: true,
      failure: null,
    })),
    storeFailure: assign((_, { error }: Failed) => ({ failure: toFailure(error) })),
    clearNotices: assign({ failure: null, hasUnsaved: false, isMissingShown: false }),
    markUnsaved: assign({ hasUnsaved: true }),
    showMissing: assign({ isMissingShown: true }),
    emitMissing: emit((_, { missing }: Missing) => ({
      type: 'missing.found' as const,
      id: missing[0] ?? '',
    })),
    spawnParts: enqueueActions(({ context, self, enqueue }) => {
      const { link, clock, drafts, assignment } = context;
      const forms = assignment?.review?.reviewFormDetails ?? [];
      const input = { link, clock, drafts, forms, report: self };
      enqueue.spawnChild('form', { id: 'form', input });
      enqueue.spawnChild('pdf', { id: 'pdf' });
    }),
    updateForm: enqueueActions(({ context, enqueue }) => {
      const forms = context.assignment?.review?.reviewFormDetails ?? [];
      enqueue.sendTo('form', { type: 'forms.loaded', forms });
    }),
    flush: enqueueActions(({ enqueue }) => enqueue.sendTo('form', { type: 'form.flush' })),
    resend: enqueueActions(({ enqueue }) => enqueue.sendTo('form', { type: 'network.returned' })),
  },
}).createMachine({
  id: 'client-review',
  description:
    'The public page of a client contact: the link opens one review, which they answer and submit. Source: REVW-012, REVW-036, REVW-043.',
  context: ({ input }) => ({
    ...input,
    assignment: null,
    cause: null,
    linkProblem: null,
    isMissingShown: false,
    hasSubmitted: false,
    failure: null,
    hasUnsaved: false,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The link is being opened.',
      tags: 'busy',
      invoke: {
        id: 'loadClientReview',
        src: 'loadClientReview',
        input: ({ context: { link } }) => ({ link }),
        onDone: [
          {
            guard: { type: 'isUnreached', params: ({ event }) => event },
            target: 'unreached',
            actions: { type: 'storeAssignment', params: ({ event }) => event },
          },
          {
            guard: 'hasOpened',
            target: 'open',
            actions: [{ type: 'storeAssignment', params: ({ event }) => event }, 'updateForm'],
          },
          {
            target: 'open',
            actions: [{ type: 'storeAssignment', params: ({ event }) => event }, 'spawnParts'],
          },
        ],
        onError: [
          {
            guard: { type: 'isMissing', params: ({ event }) => event },
            target: 'linkProblem',
            actions: { type: 'storeLinkProblem', params: ({ event }) => event },
          },
          {
            target: 'unavailable',
            actions: { type: 'storeCause', params: ({ event }) => event },
          },
        ],
      },
    },
    unavailable: {
      description: 'The link could not be opened for now; this can be retried.',
      on: { retry: 'loading', 'network.returned': 'loading' },
    },
    unreached: {
      description: 'The link is valid, but the review has not reached the client yet.',
      on: { retry: 'loading', 'tab.returned': 'loading' },
    },
    linkProblem: {
      description:
        'The link is unknown or has expired: shows what to do, and what was typed, to be copied.',
      // The link may have been sent again meanwhile.
      on: { retry: 'loading' },
    },
    open: {
      description: 'The review is shown: a form while it can be changed, then what was submitted.',
      tags: 'form',
      initial: 'deciding',
      on: { 'network.returned': { actions: 'resend' } },
      states: {
        deciding: {
          description: 'Whether the review can still be changed decides what is shown.',
          always: [{ guard: 'isReadOnly', target: 'reading' }, { target: 'answering' }],
        },
        answering: {
          description: 'The client answers; everything is saved as typed.',
          on: {
            SUBMIT: { target: 'settling', actions: 'clearNotices' },
            'form.denied': 'refreshing',
            'tab.returned': 'refreshing',
          },
        },
        refreshing: {
          description:
            'The review loads again silently: it may have been submitted in another tab, or closed.',
          on: {
            'form.denied': {},
            // The server checks again what the reload would have shown.
            SUBMIT: { guard: 'isWritable', target: 'settling', actions: 'clearNotices' },
          },
          invoke: {
            id: 'refreshClientReview',
            src: 'loadClientReview',
            input: ({ context: { link } }) => ({ link }),
            onDone: {
              target: 'deciding',
              actions: [{ type: 'storeAssignment', params: ({ event }) => event }, 'updateForm'],
            },
            onError: [
              {
                guard: { type: 'isLinkProblem', params: ({ event }) => event },
                target: '#client-review.linkProblem',
                actions: { type: 'storeLinkProblem', params: ({ event }) => event },
              },
              { target: 'deciding' },
            ],
          },
        },
        confirming: {
          description: 'Asks whether to submit: nothing can be changed afterwards.',
          on: { YES: 'submitting', CANCEL: 'answering' },
        },
        settling: {
          description:
            'What was typed last is being saved before the submission; then required answers are counted.',
          tags: 'busy',
          entry: 'flush',
          on: {
            'form.settled': [
              {
                guard: { type: 'hasMissing', params: ({ event }) => event },
                target: 'answering',
                actions: ['showMissing', { type: 'emitMissing', params: ({ event }) => event }],
              },
              { target: 'confirming' },
            ],
            'form.blocked': [
              {
                guard: { type: 'hasMissing', params: ({ event }) => event },
                target: 'answering',
                actions: ['showMissing', { type: 'emitMissing', params: ({ event }) => event }],
              },
              { target: 'answering', actions: 'markUnsaved' },
            ],
            'form.denied': 'refreshing',
          },
        },
        submitting: {
          description: 'The review is being submitted.',
          tags: 'busy',
          invoke: {
            id: 'promoteReview',
            src: 'promoteReview',
            input: ({ context }) => ({
              link: context.link,
              reviewId: getReview(context).reviewId,
              clientContactId: getReview(context).clientContactId,
            }),
            onDone: {
              target: 'reading',
              actions: [{ type: 'storeSubmitted', params: ({ event }) => event }, 'updateForm'],
            },
            onError: [
              {
                guard: { type: 'isRejected', params: ({ event }) => event },
                target: 'refreshing',
                actions: { type: 'storeFailure', params: ({ event }) => event },
              },
              {
                guard: { type: 'isLinkProblem', params: ({ event }) => event },
                target: '#client-review.linkProblem',
                actions: { type: 'storeLinkProblem', params: ({ event }) => event },
              },
              {
                target: 'answering',
                actions: { type: 'storeFailure', params: ({ event }) => event },
              },
            ],
          },
        },
        reading: {
          description: 'Shows what the client submitted, read-only, with its PDF.',
          on: { 'tab.returned': 'refreshing' },
        },
      },
    },
  },
});

export type ClientReviewActor = ActorRefFrom<typeof clientReviewMachine>;
