import { useSelector } from '@xstate/react';
import { BellRing } from 'lucide-react';
import { useId } from 'react';
import type { NudgeRunActor } from '#machines/reviews/settings/nudge-run.machine.ts';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { Button } from '#ui/controls/button.tsx';
import styles from './review-settings.module.css';

/** Sends the reminders that are due now, and shows how many were sent. Source: REVW-D04. */
export function NudgeRunSection({ actor }: { actor: NudgeRunActor }) {
  const text = useText('reviewSettings');
  const headingId = useId();
  const { reason } = useBlocked('cycle.basic');
  const isRunning = useSelector(actor, (state) => state.hasTag('busy'));
  const counts = useSelector(actor, ({ context }) => context.counts);
  const failure = useSelector(actor, ({ context }) => context.failure);
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId}>{text('nudges')}</h2>
      <div className={styles.fields}>
        <p className={styles.hint}>{text('nudgesText')}</p>
        <div>
          <Button
            icon={<BellRing aria-hidden="true" />}
            isPending={isRunning}
            pendingLabel={text('running')}
            blockedBecause={reason}
            onPress={() => actor.send({ type: 'RUN' })}
          >
            {text('runNudges')}
          </Button>
        </div>
        <p role="status">
          {counts !== null &&
            (counts.clientNudges + counts.adminNudges === 0
              ? text('noneDue')
              : text('sent', { people: counts.adminNudges, clients: counts.clientNudges }))}
        </p>
        <SaveFailure failure={failure} title={text('notSent')} />
      </div>
    </section>
  );
}
