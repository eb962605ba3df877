import { useSelector } from '@xstate/react';
import { MessageSquarePlus } from 'lucide-react';
import type { ReviewFormActor } from '#machines/reviews/shared/create-review-form.ts';
import {
  getTextName,
  listComments,
  type QuestionItem,
  type ReviewComment,
} from '#machines/reviews/shared/review-form.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import { OwnComment } from './own-comment.tsx';
import styles from './saved-text.module.css';

interface CommentListProps {
  /** Null where nothing is written. */
  actor: ReviewFormActor | null;
  item: QuestionItem;
}

/**
 * The comments on an answer: those of others are read, the own ones are saved as typed. Source:
 * REVW-020.
 */
export function CommentList({ actor, item }: CommentListProps) {
  const text = useText('reviewAnswers');
  return (
    <div className={styles.comments} role="group" aria-label={text('comments')}>
      {actor ? <Written actor={actor} item={item} /> : <Read comments={listComments(item)} />}
    </div>
  );
}

function Written({ actor, item }: { actor: ReviewFormActor; item: QuestionItem }) {
  const text = useText('reviewAnswers');
  const ownIds = useSelector(actor, ({ context }) => context.comments[item.id]) ?? [];
  const canAdd = useSelector(actor, (state) =>
    state.can({ type: 'comment.add', answerId: item.id, id: '' }),
  );
  const all = useSelector(actor, ({ children }) => children);
  const others = listComments(item).filter(({ id }) => !ownIds.includes(id));
  return (
    <>
      <Read comments={others} />
      {ownIds.map((id) => {
        const comment = all[getTextName(id)];
        return comment && <OwnComment key={id} actor={comment} />;
      })}
      {canAdd && (
        <Button
          size="small"
          variant="quiet"
          icon={<MessageSquarePlus aria-hidden="true" />}
          onPress={() =>
            actor.send({ type: 'comment.add', answerId: item.id, id: crypto.randomUUID() })
          }
        >
          {text('addComment')}
        </Button>
      )}
    </>
  );
}

function Read({ comments }: { comments: readonly ReviewComment[] }) {
  const text = useText('reviewAnswers');
  const format = useFormat();
  if (comments.length === 0) return null;
  return (
    <ul>
      {comments.map((comment) => (
        <li key={comment.id} className={styles.comment}>
          <p className={styles.prose} dir="auto">
            {comment.comments}
          </p>
          <p className={styles.muted}>
            {isolate(
              text('byWriter', {
                name: comment.writerName,
                date: format.dateTime(comment.writtenOn),
              }),
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
