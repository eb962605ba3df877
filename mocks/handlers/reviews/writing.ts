import { reject, rejectField } from '../../core/requests/http-error.ts';
import { changed, checkVersion, created } from '../../core/records/versions.ts';
import { cleanOrEmpty } from '../../store/normalize-name.ts';
import type { ReviewAnswerRecord, ReviewCommentRecord } from '../../store/world/reviews.ts';
import type { Db } from '../../common/reviews/review-context.ts';

interface Change {
  person: { name: string };
  clock: { now(): number };
}

/**
 * Stores the trimmed text of an answer. 400 when a required one is empty ('An answer is required')
 * or does not fit its question, 409 when it was changed in the meantime.
 */
export async function saveAnswerText(
  db: Db,
  answer: ReviewAnswerRecord,
  sent: { answerText: string; version?: number | undefined },
  change: Change,
): Promise<ReviewAnswerRecord> {
  checkVersion(answer, sent.version);
  const answerText = cleanOrEmpty(sent.answerText);
  if (answerText === '' && answer.isRequired) throw rejectField('answerText', 'answerRequired');
  if (answerText !== '') checkKind(answer, answerText);
  const after = changed(answer, { answerText }, change);
  await db.put('reviewAnswers', after);
  return after;
}

/** 400 for a rating outside 1 to 5, or a choice that the question does not have. */
function checkKind({ answerKind, choices }: ReviewAnswerRecord, answerText: string): void {
  if (answerKind === 'Rating' && !/^[1-5]$/.test(answerText)) {
    throw rejectField('answerText', 'ratingInvalid');
  }
  if (answerKind === 'Choice' && !choices.includes(answerText)) {
    throw rejectField('answerText', 'choiceUnknown');
  }
}

type Writer = Pick<
  ReviewCommentRecord,
  'writerId' | 'writerName' | 'writerNameForPDF' | 'writerImageUrl'
>;

interface Remark {
  /** The record already stored under its id. */
  stored: ReviewCommentRecord | undefined;
  body: { id: string; comments: string; version?: number | undefined };
  answer: ReviewAnswerRecord;
  writer: Writer;
  /** The id that a client sees; null for a comment by staff. */
  clientKey: string | null;
}

/**
 * A comment to store: a new one, or the writer's own with a changed text. 409 when the id is taken
 * or the comment was changed in the meantime.
 */
export function commentRecord(
  { stored, body, answer, writer, clientKey }: Remark,
  change: Change,
): ReviewCommentRecord {
  const comments = cleanOrEmpty(body.comments);
  if (comments === '') throw rejectField('comments', 'required', { field: 'comments' });
  if (!stored) {
    const record = {
      id: clientKey === null ? body.id : crypto.randomUUID(),
      reviewId: answer.reviewId,
      answerId: answer.id,
      comments,
      ...writer,
      isClient: clientKey !== null,
      clientKey,
      writtenOn: new Date(change.clock.now()).toISOString(),
    };
    return created(record, change);
  }
  const isOwn = stored.writerId === writer.writerId && stored.answerId === answer.id;
  if (!isOwn) throw reject(409, 'idTaken');
  checkVersion(stored, body.version);
  return changed(stored, { comments }, change);
}
