import { useSelector } from '@xstate/react';
import { Undo2 } from 'lucide-react';
import type { ClientAssignmentActor } from '#machines/reviews/assign/client-assignment.machine.ts';
import type { ClientRow } from '#machines/reviews/assign/client-row.ts';
import { useText } from '#i18n/text.tsx';
import { Badge } from '#ui/display/badges/badge.tsx';
import { Button } from '#ui/controls/button.tsx';
import styles from './review-assign.module.css';

interface ContactCellProps {
  row: ClientRow;
  actor: ClientAssignmentActor;
}

/** The assigned contact; or the selected one, which is not saved yet, with the error of its save. */
export function ContactCell({ row, actor }: ContactCellProps) {
  const text = useText('reviewAssign');
  const { reviewId, employeeName, assignment } = row;
  const choice = useSelector(actor, ({ context }) => context.choices[reviewId]);
  const error = useSelector(actor, ({ context }) => context.errors[reviewId]);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  if (choice === undefined) {
    return assignment ? (
      <span className={styles.lines}>
        <bdi>{assignment.clientContactName}</bdi>
        <bdi className={styles.muted}>{assignment.clientName}</bdi>
      </span>
    ) : (
      <span className={styles.muted}>{text('none')}</span>
    );
  }
  return (
    <span className={styles.lines}>
      <span className={styles.changed}>
        <bdi>{choice.clientContactId === null ? text('removed') : choice.contactName}</bdi>
        <Badge tone="warning">{text('notSaved')}</Badge>
        <Button
          size="small"
          variant="quiet"
          icon={<Undo2 aria-hidden="true" />}
          aria-label={text('undoChoice', { name: employeeName })}
          isDisabled={isBusy}
          onPress={() => actor.send({ type: 'choice.reset', reviewId })}
        />
      </span>
      {error !== undefined && (
        <span role="alert" className={styles.error}>
          {error}
        </span>
      )}
    </span>
  );
}
