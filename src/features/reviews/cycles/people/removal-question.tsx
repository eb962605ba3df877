import type { PartDeletionActor } from '#machines/records/create-part-deletion.ts';
import type { Member } from '#machines/reviews/cycles/people/cycle-people.ts';
import { useText } from '#i18n/text.tsx';
import { PartQuestion } from '#records/view/part-question.tsx';

/** Asks before a reviewee is removed from a cycle. */
export function RemovalQuestion({ actor }: { actor: PartDeletionActor<Member> }) {
  const text = useText('reviewCycles');
  return (
    <PartQuestion
      actor={actor}
      title={text('removeTitle')}
      question={({ employeeName }) => text('removeText', { name: employeeName })}
    />
  );
}
