import { useSelector } from '@xstate/react';
import {
  getActivityName,
  type EngagementActor,
} from '#machines/engagements/engagement/engagement.machine.ts';
import type { EngagementActivityActor } from '#machines/engagements/engagement/activity/engagement-activity.machine.ts';
import type { Activity } from '#machines/engagements/engagement/engagement.ts';
import { LostActivity } from './lost-activity.tsx';

interface LostActivitiesProps {
  actor: EngagementActor;
  /** The activities of the active stage. */
  activities: readonly Activity[];
}

/** Activities that someone else has removed while something was typed in them. */
export function LostActivities({ actor, activities }: LostActivitiesProps) {
  const ids = useSelector(actor, ({ context }) => context.activityIds);
  const children = useSelector(actor, (state) => state.children) as unknown as Readonly<
    Record<string, EngagementActivityActor | undefined>
  >;
  const lost = ids.filter((id) => !activities.some(({ activityId }) => activityId === id));
  return lost.map((id) => {
    const card = children[getActivityName(id)];
    return (
      card && (
        <LostActivity
          key={id}
          actor={card}
          onDismiss={() => actor.send({ type: 'activity.dismiss', activityId: id })}
        />
      )
    );
  });
}
