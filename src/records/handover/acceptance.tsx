import { Send } from 'lucide-react';
import { useSelector } from '@xstate/react';
import type { ResendRequestActor } from '#machines/asset-assignment/resend-request.machine.ts';
import type { Handover } from '#machines/asset-assignment/assignee.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Badge, type BadgeProps } from '#ui/display/badges/badge.tsx';
import { Button } from '#ui/controls/button.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import styles from './acceptance.module.css';

const tones: Readonly<Record<Handover['state'], NonNullable<BadgeProps['tone']>>> = {
  Pending: 'warning',
  Accepted: 'success',
  Declined: 'danger',
  Ended: 'neutral',
};

/** Whether and when an employee accepted the assignment, with their remark. */
export function Acceptance({ handover }: { handover: Handover }) {
  const text = useText('acceptance');
  const { dateTime } = useFormat();
  const { state, answeredAt, remark } = handover;
  return (
    <span className={styles.acceptance}>
      <Badge tone={tones[state]}>{text(`state_${state}`)}</Badge>
      {answeredAt !== null && (
        <span className={styles.when}>
          {isolate(text('answeredOn', { when: dateTime(answeredAt) }))}
        </span>
      )}
      {remark !== '' && (
        <span className={styles.remark}>
          <bdi>{remark}</bdi>
        </span>
      )}
    </span>
  );
}

interface ResendRequestProps {
  actor: ResendRequestActor;
  assignmentId: string;
  /** The asset's code. */
  code: string;
  /** A row has no space for text. */
  isSmall?: boolean;
}

/** Asks the employee again; if it is too soon, the server's message says so. */
export function ResendRequest({ actor, assignmentId, code, isSmall = false }: ResendRequestProps) {
  const text = useText('acceptance');
  const isRequesting = useSelector(
    actor,
    (state) => state.hasTag('busy') && state.context.assignmentId === assignmentId,
  );
  return (
    <Button
      size="small"
      variant={isSmall ? 'quiet' : 'secondary'}
      icon={<Send aria-hidden="true" className="flip-rtl" />}
      aria-label={text('resendRequestFor', { code })}
      isPending={isRequesting}
      pendingLabel={text('requesting')}
      onPress={() => actor.send({ type: 'request.resend', assignmentId })}
    >
      {!isSmall && text('resendRequest')}
    </Button>
  );
}
