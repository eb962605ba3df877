import type { components } from '@atrium/contract/generated/types.ts';
import type {
  ClientAnswerRecord,
  CycleStepRecord,
  ReviewAnswerRecord,
  ReviewCommentRecord,
} from '../../../store/world/reviews.ts';
import type { Case } from '../../../common/reviews/cases.ts';
import { getFormReaders, type ReaderNames } from '../../../common/reviews/form-readers.ts';
import type { Db, ReviewContext } from '../../../common/reviews/review-context.ts';
import { getReviewFlags, isReleasedTo, getParts, getStep } from '../../../common/reviews/rules.ts';

type Contract = components['schemas'];

/** The reader of a form, and the step at which they may write now; null for none. */
export interface Reader {
  /** Id of the person or the client contact. */
  writerId: string;
  isClient: boolean;
  writableStepId: string | null;
  /**
   * Can read only their own comments: the reviewee before the release, and a client at any time.
   */
  readsOnlyOwn: boolean;
}

/** A person as a reader of a review's forms. */
export function createReader(of: Case, { me, today }: Pick<ReviewContext, 'me' | 'today'>): Reader {
  const { isReviewReadOnly } = getReviewFlags(of, me, today);
  const writableStepId = isReviewReadOnly ? null : getStep(of).stepId;
  const parts = getParts(of, me);
  const readsOnlyOwn = parts.has('Reviewee') && !isReleasedTo(parts, of.review);
  return { writerId: me.personId, isClient: false, writableStepId, readsOnlyOwn };
}

/**
 * The forms of some steps of a review, with answers and comments. Without names it does not list
 * who reads them: a client knows none of these people.
 */
export async function formDetails(
  db: Db,
  { cycle, review }: Pick<Case, 'cycle' | 'review'>,
  steps: readonly CycleStepRecord[],
  reader: Reader,
  names: ReaderNames | null = null,
): Promise<Contract['ReviewFormDetail'][]> {
  const answers = await db.query('reviewAnswers', {
    where: { reviewId: review.id },
    order: { by: 'order' },
  });
  const comments = await listComments(db, review.id);
  return steps.map((step) => ({
    stepId: step.stepId,
    stepName: step.stepName,
    stepOrder: cycle.steps.indexOf(step) + 1,
    executorType: step.executorType,
    formName: step.formName,
    isEditable: step.stepId === reader.writableStepId,
    readers: names ? getFormReaders({ cycle, review }, step, names) : [],
    questionAndAnswerItems: answers
      .filter(({ stepId }) => stepId === step.stepId)
      .map((answer) => itemView(answer, comments, readerAt(step, reader))),
  }));
}

const listComments = (db: Db, reviewId: string) =>
  db.query('reviewComments', { where: { reviewId }, order: { by: 'writtenOn' } });

/** One answer with its comments. */
export async function oneItem(db: Db, answer: ReviewAnswerRecord, reader: Reader) {
  return itemView(answer, await listComments(db, answer.reviewId), reader);
}

/**
 * A reader of one step: at a client's step, everyone except the client can read only submitted
 * answers.
 */
interface StepReader extends Reader {
  readsSubmittedOnly?: boolean;
}

const readerAt = ({ executorType }: CycleStepRecord, reader: Reader): StepReader => ({
  ...reader,
  readsSubmittedOnly: executorType === 'Client' && !reader.isClient,
});

function itemView(
  answer: ReviewAnswerRecord,
  drafted: readonly ReviewCommentRecord[],
  reader: StepReader,
): Contract['QuestionAndAnswerItem'] {
  const { clientAnswers = [] } = answer;
  const submitted = reader.readsSubmittedOnly ? clientAnswers : null;
  const [latest] = clientAnswers;
  const comments = submitted
    ? [...drafted.filter(({ isClient }) => !isClient), ...commentsIn(submitted)]
    : drafted;
  const own = comments.filter(
    ({ answerId, writerId }) =>
      answerId === answer.id && (!reader.readsOnlyOwn || writerId === reader.writerId),
  );
  const shown = (byClient: boolean) =>
    own
      .filter(({ isClient }) => isClient === byClient)
      .map((comment) => commentView(comment, reader));
  return {
    id: answer.id,
    questionText: answer.questionText,
    isRequired: answer.isRequired,
    answerKind: answer.answerKind,
    choices: answer.choices,
    sectionName: answer.sectionName,
    helpText: answer.helpText,
    answerText: submitted ? (latest?.answerText ?? '') : answer.answerText,
    isEditable: answer.stepId === reader.writableStepId,
    version: answer.version,
    commentItems: shown(false),
    clientCommentItems: shown(true),
    clientAnswers: (submitted ?? []).map((each) => ({
      answerText: each.answerText,
      clientContactName: each.clientContactName,
      clientName: each.clientName,
      submittedOn: each.submittedOn,
    })),
  };
}

/** The additional comments that clients submitted, oldest first. */
const commentsIn = (submitted: readonly ClientAnswerRecord[]): ReviewCommentRecord[] =>
  submitted
    .flatMap(({ comments }) => comments)
    .toSorted((a, b) => a.writtenOn.localeCompare(b.writtenOn));

/** A comment. Clients see their own comments with other ids than staff do. */
export function commentView(
  comment: ReviewCommentRecord,
  { writerId, isClient, writableStepId }: Reader,
): Contract['ReviewComment'] {
  return {
    id: isClient ? (comment.clientKey ?? comment.id) : comment.id,
    comments: comment.comments,
    isEditable:
      writableStepId !== null && comment.isClient === isClient && comment.writerId === writerId,
    writerName: comment.writerName,
    writerImageUrl: comment.writerImageUrl,
    writerNameForPDF: comment.writerNameForPDF,
    paCycleReviewAnswerId: comment.answerId,
    writtenOn: comment.writtenOn,
    version: comment.version,
  };
}
