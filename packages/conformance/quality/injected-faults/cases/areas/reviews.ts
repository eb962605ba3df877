import { change, drop, put } from '../../edit.ts';
import type { InjectedCall, InjectedFault } from '../../injected-fault.ts';
import {
  accepting,
  alwaysAs,
  asAnotherPerson,
  body,
  misreading,
  without,
  readdressed,
  repairing,
  reversed,
} from '../../response-mutations.ts';

const area = 'reviews';

/** Ignores the step that the caller has seen. */
const anyStep = readdressed((address) => address.replace(/([?&])stepId=[0-9a-f-]{36}/, '$1'));

/** Rejects a request without a step for a review that is past the first. */
async function withFirstStep(call: InjectedCall): Promise<Response> {
  const address = new URL(call.request.url);
  const reviewId = address.pathname.split('/').at(-1) ?? '';
  const review = await call.server.store.transaction('read', (tx) =>
    tx.tenant('aster').get('reviews', reviewId),
  );
  if (address.searchParams.has('stepId') || !review || review.stepIndex === 0) return call.pass();
  address.searchParams.set('stepId', review.stepIds?.split(' ')[0] ?? '');
  return call.pass(new Request(address, call.request));
}

/** Lists the past meetings as upcoming ones. */
const withPastMeetings = (meetings: unknown, parent: object) =>
  'pastMeetings' in parent ? parent.pastMeetings : meetings;

/** Replaces a part of a calendar file. */
const editedCalendar = (part: RegExp, by: string) => async (call: InjectedCall) => {
  const right = await call.pass();
  return new Response((await right.text()).replace(part, by), right);
};

/** Leaves out the reviews that the client has submitted. */
const withoutSubmitted = (reviews: unknown) =>
  (reviews as { isPromoted: boolean }[]).filter(({ isPromoted }) => !isPromoted);

/** Marks a review as started by any answer. */
async function startingStep(call: InjectedCall): Promise<Response> {
  const right = await call.pass();
  const { id } = call.sent as { id: string };
  if (!right.ok) return right;
  await call.server.store.transaction('write', async (tx) => {
    const db = tx.tenant('aster');
    const answer = await db.get('reviewAnswers', id);
    const review = answer && (await db.get('reviews', answer.reviewId));
    if (review) await db.put('reviews', { ...review, status: 'Answered' });
  });
  return right;
}

/** Faults in reviews, their steps and their clients. */
export const injectedFaults: InjectedFault[] = [
  {
    name: 'two at once promote over a step',
    kind: 'state',
    area,
    on: 'promoteReview',
    response: anyStep,
  },
  {
    name: 'a review is delivered from whatever step',
    kind: 'state',
    area,
    on: 'deliverReview',
    response: anyStep,
  },
  {
    name: 'a review is sent back from whatever step',
    kind: 'state',
    area,
    on: 'rejectReview',
    response: repairing(
      change('stepId', (id) => (/^[0-9a-f-]{36}$/.test(String(id)) ? undefined : id)),
    ),
  },
  {
    name: 'a client’s link is told to its reviewee',
    kind: 'authorization',
    area,
    on: 'getClientNudgeHistory',
    response: asAnotherPerson('ownReview', 'ava'),
  },
  {
    name: 'a new contact reads the draft of the one before',
    kind: 'isolation',
    area,
    on: 'assignClientContacts',
    response: without('reviewAnswers'),
  },
  {
    name: 'everybody reads why a review came back',
    kind: 'authorization',
    area,
    on: 'getReviewForDisplay',
    response: body(change('performanceReview.rejectedReason', (reason) => reason ?? 'Be milder.')),
  },
  {
    name: 'everybody sees the time since the last review',
    kind: 'authorization',
    area,
    on: 'getEarlierReview',
    response: body(change('hours', (hours) => hours ?? { seconds: 0, projects: [] })),
  },
  {
    name: 'the reviewee reads what staff remark',
    kind: 'authorization',
    area,
    on: 'getReviewForDisplay',
    response: alwaysAs('ava'),
  },
  {
    name: 'a required answer is left empty',
    kind: 'validation',
    area,
    on: 'saveReviewAnswer',
    response: accepting('answerRequired'),
  },
  {
    name: 'a review is delivered at any step',
    kind: 'rules',
    area,
    on: 'deliverReview',
    response: accepting('isNotLastStep'),
  },
  {
    name: 'action items come by when they were added',
    kind: 'rules',
    area,
    on: 'getReviewMeeting',
    response: reversed('reviewMeeting.reviewMeetingActionItems'),
  },
  {
    name: 'a meeting ends as it starts',
    kind: 'validation',
    area,
    on: 'addReviewMeeting',
    response: accepting('endNotAfterStart'),
  },
  {
    name: 'a meeting links to no host',
    kind: 'validation',
    area,
    on: 'addReviewMeeting',
    response: repairing(
      change('reviewMeetingURL', (url) => (url === 'https://' ? 'https://meet.demo.test' : url)),
    ),
  },
  {
    name: 'a cycle ends before it starts',
    kind: 'validation',
    area,
    on: 'addReviewCycle',
    response: accepting('cycleEndsBeforeStart'),
  },
  {
    name: 'who has begun is taken out of a cycle',
    kind: 'state',
    area,
    on: 'updateReviewCycle',
    response: accepting('revieweeInReview'),
  },
  {
    name: 'the review of who has left stays open',
    kind: 'state',
    area,
    on: 'getReviewCycle',
    response: body(put('reviewees.*.isClosed', false)),
  },
  {
    name: 'a reviewee without a user seems to lack nothing',
    kind: 'rules',
    area,
    on: 'getReviewCycleDefaults',
    response: body(put('employees.*.checks', [])),
  },
  {
    name: 'a reviewee changes what they have submitted at the last step',
    kind: 'state',
    area,
    on: 'saveReviewAnswer',
    response: accepting('reviewHandedIn'),
  },
  {
    name: 'a request without a step means the first',
    kind: 'state',
    area,
    on: 'promoteReview',
    response: withFirstStep,
  },
  {
    name: 'who deals with the client reads everything',
    kind: 'authorization',
    area,
    on: 'getReviewPdf',
    response: asAnotherPerson('nothingToRead', 'ava'),
  },
  {
    name: 'a cycle that has started moves to the future',
    kind: 'state',
    area,
    on: 'updateReviewCycle',
    response: accepting('cycleStarted'),
  },
  {
    name: 'an ended meeting seems to be deletable',
    kind: 'rules',
    area,
    on: 'getReviewMeeting',
    response: body(put('reviewMeeting.canDeleteMeeting', true)),
  },
  {
    name: 'ticking an action item twice undoes it',
    kind: 'state',
    area,
    on: 'completeReviewMeetingAction',
    response: readdressed((address) => address.replace(/&isCompleted=(?:true|false)/, '')),
  },
  {
    name: 'a meeting took place before its cycle',
    kind: 'validation',
    area,
    on: 'addReviewMeeting',
    response: accepting('meetingBeforeCycle'),
  },
  {
    name: 'people list the meetings of everybody who administers reviews',
    kind: 'isolation',
    area,
    on: 'getMyReviewMeetings',
    response: alwaysAs('hugo'),
  },
  {
    name: 'own action items come by when they were added',
    kind: 'rules',
    area,
    on: 'getMyReviewMeetings',
    response: reversed('actionItems'),
  },
  {
    name: 'no action item is ever overdue',
    kind: 'rules',
    area,
    on: 'getMyReviewMeetings',
    response: body(put('actionItems.*.isOverdue', false)),
  },
  {
    name: 'an ended meeting is still upcoming',
    kind: 'state',
    area,
    on: 'getMyReviewMeetings',
    response: body(change('upcomingMeetings', withPastMeetings)),
  },
  {
    name: 'a calendar keeps what a meeting was before',
    kind: 'state',
    area,
    on: 'getReviewMeetingCalendar',
    response: editedCalendar(/SEQUENCE:\d+/, 'SEQUENCE:0'),
  },
  {
    name: 'a calendar breaks the link of a meeting',
    kind: 'validation',
    area,
    on: 'getReviewMeetingCalendar',
    response: editedCalendar(/(URL:[^\r,]*),/, String.raw`$1\,`),
  },
  {
    name: 'people are nudged without limit',
    kind: 'rules',
    area,
    on: 'nudgeReviewExecutor',
    response: accepting('nudgedEnough'),
  },
  {
    name: 'clients are nudged without limit',
    kind: 'rules',
    area,
    on: 'nudgeClient',
    response: accepting('nudgedEnough'),
  },
  {
    name: 'an inactive workflow becomes the default',
    kind: 'validation',
    area,
    on: 'savePerformanceSettings',
    response: accepting('workflowInactive'),
  },
  {
    name: 'a workflow offers no forms',
    kind: 'rules',
    area,
    on: 'getReviewWorkflow',
    response: body(put('choices.forms', [])),
  },
  {
    name: 'a client’s link lasts for ten years',
    kind: 'rules',
    area,
    on: 'getClientReviewAssignment',
    response: body(put('linkExpiresOn', '2036-01-01T00:00:00.000Z')),
  },
  {
    name: 'a submitted review is closed to its client',
    kind: 'state',
    area,
    on: 'getClientReviewAssignment',
    response: body(change('reviews', withoutSubmitted)),
  },
  {
    name: 'a client changes what they submitted',
    kind: 'state',
    area,
    on: 'saveClientAnswer',
    response: accepting('clientReviewSubmitted'),
  },
  {
    name: 'a link without an account takes any number of remarks',
    kind: 'validation',
    area,
    on: 'saveClientComment',
    response: accepting('clientCommentLimit'),
  },
  {
    name: 'no workflow is marked as the default',
    kind: 'rules',
    area,
    on: 'getReviewWorkflow',
    response: body(put('reviewWorkflow.isDefault', false)),
  },
  {
    name: 'the settings offer no workflow',
    kind: 'rules',
    area,
    on: 'getPerformanceSettings',
    response: body(put('workflowChoices', [])),
  },
  {
    name: 'a section is interrupted by another',
    kind: 'validation',
    area,
    on: 'addReviewForm',
    response: accepting('sectionInterrupted'),
  },
  {
    name: 'a question has a single choice',
    kind: 'validation',
    area,
    on: 'addReviewForm',
    response: accepting('choicesTooFew'),
  },
  {
    name: 'a rating is any number',
    kind: 'validation',
    area,
    on: 'saveReviewAnswer',
    response: accepting('ratingInvalid'),
  },
  {
    name: 'a client invents a choice',
    kind: 'validation',
    area,
    on: 'saveClientAnswer',
    response: accepting('choiceUnknown'),
  },
  {
    name: 'a cycle loses the kinds of its questions',
    kind: 'rules',
    area,
    on: 'getReview',
    response: body(
      put('reviewDetail.reviewFormDetails.*.questionAndAnswerItems.*.answerKind', 'Text'),
    ),
  },
  {
    name: 'a blank answer starts the step',
    kind: 'rules',
    area,
    on: ['saveReviewAnswer', 'saveClientAnswer'],
    response: startingStep,
  },
  {
    name: 'one’s own reviews are those of everybody',
    kind: 'isolation',
    area,
    on: 'getReviews',
    response: repairing(change('cycleFilters.scope', () => 'All')),
  },
  {
    name: 'what waits for others is listed as well',
    kind: 'rules',
    area,
    on: 'getReviews',
    response: repairing(put('showActionableItem', false)),
  },
  {
    name: 'a cycle is completed with its first review',
    kind: 'state',
    area,
    on: 'getReviewCycle',
    response: body(
      change('reviewCycle.status', (status) => (status === 'InProgress' ? 'Completed' : status)),
    ),
  },
  {
    name: 'a reviewee nudges about the own review',
    kind: 'authorization',
    area,
    on: 'nudgeReviewExecutor',
    response: asAnotherPerson(403, 'ava'),
  },
  {
    name: 'the archive shows everybody all',
    kind: 'isolation',
    area,
    on: 'getArchivedReviews',
    response: alwaysAs('ava'),
  },
  {
    name: 'a deleted cycle leaves its client’s link open',
    kind: 'isolation',
    area,
    on: 'deleteReviewCycle',
    response: (call) =>
      without('clientReviews')({
        ...call,
        pass: () => without('clientAssignments')(call),
      }),
  },
  {
    name: 'a workflow that a cycle follows is deleted',
    kind: 'state',
    area,
    on: 'deleteReviewWorkflow',
    response: accepting('workflowInUse'),
  },
  {
    name: 'a manager is not told as such',
    kind: 'rules',
    area,
    on: 'getReview',
    response: body(put('performanceReview.isReportingToManager', false)),
  },
  {
    name: 'people belong to a team that is deleted',
    kind: 'state',
    area,
    on: 'getReviewCycleDefaults',
    response: body(put('employees.*.teamIds', ['6d5c7ab1-27f0-4fb4-9d0e-3c8d1c5f1a10'])),
  },
  {
    name: 'what was done of a meeting does not say when',
    kind: 'rules',
    area,
    on: 'completeReviewMeetingAction',
    response: body(put('reviewMeetingActionItems.*.completedOnAsString', '')),
  },
  {
    name: 'a deleted cycle stays in the bell of its reviewees',
    kind: 'state',
    area,
    on: 'deleteReviewCycle',
    response: without('notifications'),
  },
  {
    name: 'the tabs of the list count reviews that its filters leave out',
    kind: 'rules',
    area,
    on: 'getReviews',
    response: body(change('reviewTabItems.*.reviewCount', () => 3)),
  },
  {
    name: 'the statuses of the list are counted without its step',
    kind: 'rules',
    area,
    on: 'getReviews',
    response: misreading(drop('cycleFilters.stepId')),
  },
  {
    name: 'what waits for the caller does not come first',
    kind: 'rules',
    area,
    on: 'getReviews',
    response: misreading(change('sort', () => '-employeeName')),
  },
  {
    name: 'a review that several are delivered with seems delivered',
    kind: 'state',
    area,
    on: 'deliverCycleReviews',
    response: body(put('outcomes.*.isDone', true)),
  },
  {
    name: 'a delivery that is taken back stays',
    kind: 'state',
    area,
    on: 'recallReviews',
    response: without('reviews'),
  },
  {
    name: 'a reviewee takes back a delivery',
    kind: 'authorization',
    area,
    on: 'recallReviews',
    response: asAnotherPerson(403, 'hugo'),
  },
  {
    name: 'what is not delivered is taken back',
    kind: 'state',
    area,
    on: 'recallReviews',
    response: accepting('reviewNotDelivered'),
  },
  {
    name: 'someone else confirms that a review was read',
    kind: 'authorization',
    area,
    on: 'acknowledgeReview',
    response: accepting('notYourReview'),
  },
  {
    name: 'a review is confirmed before it is delivered',
    kind: 'state',
    area,
    on: 'acknowledgeReview',
    response: accepting('notDeliveredYet'),
  },
  {
    name: 'the history of a review hides its rejections',
    kind: 'rules',
    area,
    on: 'getReviewForDisplay',
    response: body(put('history', [])),
  },
  {
    name: 'several people are reminded without a limit',
    kind: 'rules',
    area,
    on: 'nudgeCycleReviews',
    response: body(put('outcomes.*.isDone', true)),
  },
  {
    name: 'the reviewees of a step are those of all steps',
    kind: 'rules',
    area,
    on: 'getReviewCycleReviewees',
    response: misreading(drop('revieweeFilters.stepId')),
  },
  {
    name: 'reviewees of a cycle can be added to it again',
    kind: 'rules',
    area,
    on: 'getReviewCycleCandidates',
    response: misreading(drop('candidateFilters.cycleId')),
  },
  {
    name: 'people who lack nothing seem to lack something',
    kind: 'rules',
    area,
    on: 'getReviewCycleCandidates',
    response: misreading(drop('candidateFilters.checks')),
  },
  {
    name: 'the progress of a cycle leaves out a review',
    kind: 'rules',
    area,
    on: 'getReviewCycle',
    response: body(put('progress.*.stepCounts.1', 0)),
  },
  {
    name: 'a reviewee who is removed stays in the cycle',
    kind: 'state',
    area,
    on: 'updateReviewCycle',
    response: repairing(drop('removedReviewees')),
  },
];
