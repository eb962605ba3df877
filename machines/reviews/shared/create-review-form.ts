import type { ActorRefFrom } from 'xstate';
import { reviewFormSetup, type ReviewFormOptions } from './review-form.setup.ts';

/**
 * The machine of a review's form: an actor for each answer and own comment that the person can
 * change, or has typed on this device. It knows what is not saved yet, and reports it to the page.
 * Source: REVW-019, REVW-033.
 */
export function createReviewForm(options: ReviewFormOptions) {
  return reviewFormSetup(options).createMachine({
    id: options.id,
    description: options.description,
    context: ({ input }) => ({
      ...input,
      texts: {},
      statuses: {},
      typed: input.drafts,
      comments: {},
    }),
    entry: { type: 'follow', params: ({ context: { forms } }) => ({ forms }) },
    on: {
      'forms.loaded': { actions: { type: 'follow', params: ({ event }) => event } },
      'text.reported': [
        {
          guard: { type: 'isDenied', params: ({ event }) => event },
          actions: [{ type: 'note', params: ({ event }) => event }, 'reportDenied'],
        },
        { actions: { type: 'note', params: ({ event }) => event } },
      ],
      'text.removed': {
        guard: { type: 'isKnown', params: ({ event }) => event },
        actions: [
          { type: 'stopText', params: ({ event }) => event },
          { type: 'drop', params: ({ event }) => event },
        ],
      },
      'comment.add': {
        guard: { type: 'canComment', params: ({ event }) => event },
        actions: { type: 'addComment', params: ({ event }) => event },
      },
      'network.returned': { actions: 'resend' },
      'form.flush': { actions: 'flush' },
    },
    initial: 'settled',
    states: {
      settled: {
        description: 'Everything that was typed is on the server.',
        entry: 'reportSettled',
        always: [
          { guard: 'hasPending', target: 'pending' },
          { guard: 'hasUnsaved', target: 'blocked' },
        ],
        on: { 'form.flush': { actions: 'reportSettled' } },
      },
      pending: {
        description: 'Something is being typed or saved.',
        always: [
          { guard: 'isSettled', target: 'settled' },
          { guard: 'isBlocked', target: 'blocked' },
        ],
      },
      blocked: {
        description:
          'Something is stored on this device only: the server is away, or the person has to act.',
        entry: 'reportBlocked',
        always: [
          { guard: 'isSettled', target: 'settled' },
          { guard: 'hasPending', target: 'pending' },
        ],
        on: {
          'form.flush': [{ guard: 'hasWaiting', actions: 'flush' }, { actions: 'reportBlocked' }],
        },
      },
    },
  });
}

export type ReviewFormMachine = ReturnType<typeof createReviewForm>;
export type ReviewFormActor = ActorRefFrom<ReviewFormMachine>;
