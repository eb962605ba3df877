import { useSelector } from '@xstate/react';
import { CircleCheck, EyeOff } from 'lucide-react';
import type { EngagementActivityActor } from '#machines/engagements/engagement/activity/engagement-activity.machine.ts';
import type { Activity, Stage } from '#machines/engagements/engagement/engagement.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Badge } from '#ui/display/badges/badge.tsx';
import { cx } from '#ui/text/cx.ts';
import { isolate } from '#ui/controls/isolate.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { RowMenu } from '#ui/overlays/row-menu.tsx';
import { Spinner } from '#ui/display/progress/spinner.tsx';
import type { ActivityActionsProps } from './activity-actions.tsx';
import { ActivityDialogs } from './activity-dialogs.tsx';
import { ActivityTabs } from './activity-tabs.tsx';
import { EffortBar } from './effort-bar.tsx';
import styles from '../engagement.module.css';
import { OrderHandle } from '../parts/order-handle.tsx';
import type { Order } from '../parts/use-order.ts';

const ActivityActions = onDemand<ActivityActionsProps>(() =>
  import('./activity-actions.tsx').then((module) => module.ActivityActions),
);

export interface ActivityCardProps {
  actor: EngagementActivityActor;
  /** Null where there is nothing to sort. */
  order: Order | null;
  /** Why the activity cannot be changed; null if it can. */
  blocked: string | null;
  /** The stages to which the activity can move. */
  otherStages: readonly Stage[];
  onEdit: (activity: Activity) => void;
  onRemove: (activity: Activity) => void;
  onMove: (stageId: string) => void;
  /** Whether the dialog to move it to another stage is open. */
  isMoving: boolean;
  onMoving: (isMoving: boolean) => void;
}

/** An activity with its note, documents and action items. Source: ENGAG-021, ENGAG-022. */
export function ActivityCard(props: ActivityCardProps) {
  const { actor, order, blocked, otherStages, isMoving, ...on } = props;
  const text = useText('engagement');
  const records = useText('records');
  const activity = useSelector(actor, ({ context }) => context.activity);
  const isToggling = useSelector(actor, (state) => state.hasTag('busy'));
  const { activityId: id, activityDesc: name, isTenantVisible } = activity;
  return (
    <li
      data-order-id={id}
      aria-busy={isToggling}
      className={cx(styles.card, activity.isDone && styles.cardDone)}
    >
      <div className={styles.cardHead}>
        {order && <OrderHandle id={id} name={name} order={order} />}
        <h3 className={styles.cardTitle}>
          <bdi>{name}</bdi>
        </h3>
        {!isTenantVisible && (
          <Badge icon={<EyeOff aria-hidden="true" />}>{text('hiddenFromTenant')}</Badge>
        )}
        <CompleteBadge activity={activity} />
        {isToggling && <Spinner label={records('saving')} />}
        <RowMenu label={text('activityActions', { name })} list={ActivityActions}>
          <ActivityActions
            actor={actor}
            blocked={blocked}
            canMove={otherStages.length > 0}
            onEdit={() => on.onEdit(activity)}
            onRemove={() => on.onRemove(activity)}
            onMove={() => on.onMoving(true)}
          />
        </RowMenu>
      </div>
      <EffortBar activity={activity} />
      <ActivityTabs actor={actor} blocked={blocked} />
      <ActivityDialogs
        actor={actor}
        stages={otherStages}
        isMoving={isMoving}
        onMove={on.onMove}
        onClose={() => on.onMoving(false)}
      />
    </li>
  );
}

/** Who has completed an activity, and when. Source: ENGAG-021. */
function CompleteBadge({ activity }: { activity: Activity }) {
  const text = useText('engagement');
  const format = useFormat();
  const { isDone, markedDoneBy, markedDoneOn } = activity;
  if (!isDone) return null;
  return (
    <>
      <Badge tone="success" icon={<CircleCheck aria-hidden="true" />}>
        {text('complete')}
      </Badge>
      {markedDoneBy !== null && markedDoneOn !== null && (
        <span className={styles.muted}>
          {isolate(
            text('completedBy', { name: markedDoneBy, when: format.dateTime(markedDoneOn) }),
          )}
        </span>
      )}
    </>
  );
}
