import type { Schema } from '#openapi/client/index.ts';
import type { ReviewForm } from '#machines/reviews/execute/review.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';

type Reader = Schema<'FormReader'>;

const phases = ['Now', 'Submission', 'Delivery', 'DeliveryToAll'] as const;

/**
 * Who reads the answers of a form, and from when on: "Grace Kim now and Ben Okafor after delivery".
 * Who writes the form is left out. Null if nobody else reads it.
 */
export function useReaderText(): (form: ReviewForm) => string | null {
  const text = useText('reviewExecute');
  const reviews = useText('reviews');
  const format = useFormat();
  const getName = ({ part, name }: Reader) => name || reviews(`executor_${part}`);
  return ({ readers, executorType, isEditable }) => {
    const others = readers.filter(({ part }) => part !== executorType);
    const groups = phases.flatMap((phase) => {
      const names = others.filter(({ readsFrom }) => readsFrom === phase).map(getName);
      const key = phase === 'Submission' && !isEditable ? 'SubmissionOther' : phase;
      return names.length === 0 ? [] : [text(`reads_${key}`, { names: format.list(names) })];
    });
    return groups.length === 0 ? null : text('readers', { readers: groups.join(' · ') });
  };
}
