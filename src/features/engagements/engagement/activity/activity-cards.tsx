import { useSelector } from '@xstate/react';
import {
  getActivityName,
  type EngagementActor,
} from '#machines/engagements/engagement/engagement.machine.ts';
import type { EngagementActivityActor } from '#machines/engagements/engagement/activity/engagement-activity.machine.ts';
import type { Activity, Stage } from '#machines/engagements/engagement/engagement.ts';
import { useText } from '#i18n/text.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import { ActivityCard } from './activity-card.tsx';
import styles from '../engagement.module.css';
import { LostActivities } from './lost-activities.tsx';
import { useOrder } from '../parts/use-order.ts';

interface ActivityCardsProps {
  actor: EngagementActor;
  stage: Stage;
  stages: readonly Stage[];
  /** Those of the stage, in the order that is shown. */
  activities: readonly Activity[];
  /** Why they cannot be changed; null if they can. */
  blocked: string | null;
  /** The activity whose dialog to move it to another stage is open. */
  movingId: string | null;
  onMoving: (movingId: string | null) => void;
}

/** The activities of the active stage, sorted by dragging or by key. Source: ENGAG-019. */
export function ActivityCards(props: ActivityCardsProps) {
  const { actor, stage, stages, activities, blocked, movingId, onMoving } = props;
  const text = useText('engagement');
  const children = useSelector(actor, (state) => state.children) as unknown as Readonly<
    Record<string, EngagementActivityActor | undefined>
  >;
  const orders = useSelector(actor, (state) => state.children.orders);
  const { stageId } = stage;
  const order = useOrder({
    items: activities.map(({ activityId, activityDesc }) => ({
      id: activityId,
      name: activityDesc,
    })),
    blocked,
    onOrder: (ids, seenIds) =>
      orders?.send({ type: 'order.change', change: { kind: 'activities', stageId, ids, seenIds } }),
  });
  return (
    <>
      <LostActivities actor={actor} activities={stage.activities} />
      <ol className={styles.cards} aria-label={text('activities')}>
        {activities.map(({ activityId, version }) => {
          const card = children[getActivityName(activityId)];
          return (
            card && (
              <ActivityCard
                key={activityId}
                actor={card}
                order={activities.length > 1 ? order : null}
                blocked={blocked}
                otherStages={stages.filter((each) => each.stageId !== stageId)}
                isMoving={movingId === activityId}
                onMoving={(isMoving) => onMoving(isMoving ? activityId : null)}
                onEdit={(activity) => actor.send({ type: 'EDIT_ACTIVITY', activity })}
                onRemove={({ activityDesc: name }) =>
                  actor.send({
                    type: 'REMOVE_ACTIVITY',
                    removed: { kind: 'activity', id: activityId, name },
                  })
                }
                onMove={(target) =>
                  orders?.send({
                    type: 'order.change',
                    change: { kind: 'move', activityId, stageId: target, version },
                  })
                }
              />
            )
          );
        })}
      </ol>
      <p role="status" className="visually-hidden">
        {isolate(order.message)}
      </p>
    </>
  );
}
