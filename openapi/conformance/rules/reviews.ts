import { rules } from '../rule/types.ts';

/** What the documents ask of a server in performance reviews. */
export default rules([
  {
    id: 'reviews-steps',
    text: 'A review is answered, promoted to the next step once its required answers are there, sent back to the one before with a reason, and delivered at the last one; a delivered one takes nothing any more.',
    source: 'document 3, sections 4 and 5 (reviews), and the decisions on reviews',
    proofs: ['reviews/passes-through-its-steps'],
  },
  {
    id: 'reviews-deeds-name-their-step',
    text: 'Promote, deliver and reject name the step they act on: a review that is at another answers 409 and stays there, so that two at once never pass over a step; without a step, promote means the first and reject the last.',
    source: 'document 3, section 4 (reviews), and the decisions on reviews',
    proofs: ['reviews/deeds-name-their-step'],
  },
  {
    id: 'reviews-part-of-the-step',
    text: 'Who does not carry out a step neither promotes nor delivers the review (403).',
    source: 'document 3, sections 4 and 6',
    proofs: ['reviews/reviewee-reads-once-delivered'],
  },
  {
    id: 'reviews-released',
    text: 'The reviewee reads what others have written, and their remarks, once the review is delivered, and nothing of it before.',
    source: 'document 3, sections 3 and 4 (reviews), and the decisions on reviews',
    proofs: ['reviews/reviewee-reads-once-delivered', 'reviews/reasons-and-remarks-are-for-staff'],
  },
  {
    id: 'reviews-reasons',
    text: 'The reason for sending a review back is told to those at both of its ends alone.',
    source: 'document 3, sections 3 and 4 (reviews), and the decisions on reviews',
    proofs: ['reviews/reasons-and-remarks-are-for-staff'],
  },
  {
    id: 'reviews-client-link',
    text: 'A client answers and promotes by the link without a token, knows the review by an id of their own, and an unknown link, a stranger’s contact or a review that is promoted is refused.',
    source: 'document 3, sections 4, 6 and 7 (client review)',
    proofs: ['reviews/client-answers-by-link'],
  },
  {
    id: 'reviews-client-link-kept',
    text: 'A client’s link is told to nobody whose own review it opens.',
    source: 'document 3, sections 4 and 6 (client review), and the decisions on reviews',
    proofs: ['reviews/a-link-is-not-the-reviewees'],
  },
  {
    id: 'reviews-new-contact',
    text: 'Who is asked instead of another client reads nothing that one has written, and the former link opens nothing any more.',
    source: 'document 3, sections 4 and 6 (client review), and the decisions on reviews',
    proofs: ['reviews/a-new-contact-begins-anew'],
  },
  {
    id: 'reviews-meeting-order',
    text: 'A meeting is Created, Started, Ended and Closed, in this order; it is changed before it starts, deleted before it ends, and takes notes and action items between start and close.',
    source: 'document 3, sections 4 and 9 (meetings)',
    proofs: [
      'reviews/meeting-has-its-order',
      'reviews/startReviewMeeting/lifecycle/*',
      'reviews/endReviewMeeting/lifecycle/*',
      'reviews/closeReviewMeeting/lifecycle/*',
      'reviews/deleteReviewMeeting/lifecycle/*',
      'reviews/updateReviewMeeting/lifecycle/*',
      'reviews/addReviewMeetingAction/lifecycle/*',
      'reviews/saveReviewMeetingNotes/lifecycle/*',
    ],
  },
  {
    id: 'reviews-meeting-fields',
    text: 'A meeting has a participant besides those who cannot be left out, and ends after it starts.',
    source: 'document 3, section 5 (meetings)',
    proofs: ['reviews/meeting-has-its-order'],
  },
  {
    id: 'reviews-actions-by-date',
    text: 'Action items of a meeting are kept by their due dates.',
    source: 'document 3, sections 4 and 9 (meetings)',
    proofs: ['reviews/meeting-has-its-order'],
  },
  {
    id: 'reviews-meeting-rights',
    text: 'What a meeting says may be done with it follows its status and who looks; a reviewee runs no meeting of their own review.',
    source: 'document 3, sections 3, 4 and 6 (meetings)',
    proofs: ['reviews/meeting-rights-follow-its-status'],
  },
  {
    id: 'reviews-actions-of-a-meeting',
    text: 'An action item belongs to a participant or to nobody, is ticked there and back also after the meeting is closed, and is otherwise left as it is from then on.',
    source: 'document 3, sections 3 and 4 (meetings)',
    proofs: ['reviews/meeting-rights-follow-its-status'],
  },
  {
    id: 'reviews-answers',
    text: 'Answers are those of who carries out the step, at that step alone; the first begins it, and a required one is not left empty.',
    source: 'document 3, sections 4 and 5 (reviews)',
    proofs: ['reviews/an-answer-begins-the-step'],
  },
  {
    id: 'reviews-remarks',
    text: 'A remark is changed and deleted by who has written it.',
    source: 'document 3, section 3 (reviews)',
    proofs: ['reviews/an-answer-begins-the-step'],
  },
  {
    id: 'reviews-archive',
    text: 'A cycle is archived once all its reviews are delivered (409 before), and nothing in it changes until it is taken back.',
    source: 'document 3, sections 2 and 4, and the decisions on reviews',
    proofs: ['reviews/an-archived-cycle-is-closed'],
  },
  {
    id: 'reviews-in-use',
    text: 'Forms and steps that a workflow has are not deleted (409), and steps keep an order without gaps.',
    source: 'document 3, sections 2 and 3, and the decisions on reviews',
    proofs: ['reviews/what-is-in-use-stays'],
  },
]);
