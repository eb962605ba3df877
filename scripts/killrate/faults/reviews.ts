import { change } from '../edit.ts';
import type { Fault } from '../fault.ts';
import { alwaysAs, body, forgettingIn, readdressed, repairing } from '../spoil.ts';

const area = 'reviews';

/** Passes over the step that somebody has seen. */
const anyStep = readdressed((address) => address.replace(/([?&])stepId=[0-9a-f-]{36}/, '$1'));

/** Faults of reviews, their steps and their clients. */
export const faults: Fault[] = [
  {
    name: 'two at once promote over a step',
    kind: 'state',
    area,
    on: 'promoteReview',
    answer: anyStep,
  },
  {
    name: 'a review is delivered from whatever step',
    kind: 'state',
    area,
    on: 'deliverReview',
    answer: anyStep,
  },
  {
    name: 'a review is sent back from whatever step',
    kind: 'state',
    area,
    on: 'rejectReview',
    answer: repairing(
      change('stepId', (id) => (/^[0-9a-f-]{36}$/.test(String(id)) ? undefined : id)),
    ),
  },
  {
    name: 'a client’s link is told to its reviewee',
    kind: 'authorization',
    area,
    on: 'getClientNudgeHistory',
    answer: alwaysAs('ava'),
  },
  {
    name: 'a new contact reads the draft of the one before',
    kind: 'isolation',
    area,
    on: 'assignClientContacts',
    answer: forgettingIn('reviewAnswers'),
  },
  {
    name: 'everybody reads why a review came back',
    kind: 'authorization',
    area,
    on: 'getReviewForDisplay',
    answer: body(change('performanceReview.rejectedReason', (reason) => reason ?? 'Be milder.')),
  },
  {
    name: 'the reviewee reads what staff remark',
    kind: 'authorization',
    area,
    on: 'getReviewForDisplay',
    answer: alwaysAs('ava'),
  },
];
