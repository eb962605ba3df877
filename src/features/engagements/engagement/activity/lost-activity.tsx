import { useSelector } from '@xstate/react';
import type { EngagementActivityActor } from '#machines/engagements/engagement/activity/engagement-activity.machine.ts';
import { useText } from '#i18n/text.tsx';
import { CopyTyped } from '#records/form/copy-typed.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import styles from '../engagement.module.css';

interface LostActivityProps {
  actor: EngagementActivityActor;
  onDismiss: () => void;
}

/** What was typed in an activity that someone else has removed, to be copied. */
export function LostActivity({ actor, onDismiss }: LostActivityProps) {
  const text = useText('engagement');
  const records = useText('records');
  const { activityDesc } = useSelector(actor, ({ context }) => context.activity);
  const { note, doc, action } = useSelector(actor, ({ children }) => children);
  const isLost = useSelector(actor, (state) => state.hasTag('lost'));
  if (!isLost) return null;
  return (
    <Banner
      tone="danger"
      title={text('activityLost', { name: activityDesc })}
      className={styles.notice ?? ''}
      action={
        <div className={styles.row}>
          {note && <CopyTyped actor={note} />}
          {doc && <CopyTyped actor={doc} />}
          {action && <CopyTyped actor={action} />}
          <Button size="small" onPress={onDismiss}>
            {records('close')}
          </Button>
        </div>
      }
    >
      {text('activityLostText')}
      {note && <Typed actor={note} />}
      {doc && <Typed actor={doc} />}
      {action && <Typed actor={action} />}
    </Banner>
  );
}

interface TypedActor {
  getSnapshot: () => { context: { form: Readonly<Record<string, string>> } };
}

function Typed({ actor }: { actor: TypedActor }) {
  return (
    <q className={styles.plain}>{Object.values(actor.getSnapshot().context.form).join(' ')}</q>
  );
}
