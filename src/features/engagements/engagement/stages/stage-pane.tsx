import { useSelector } from '@xstate/react';
import { useRef, useState, type RefObject } from 'react';
import { CircleCheck, EyeOff, ListPlus } from 'lucide-react';
import type { EngagementActor } from '#machines/engagements/engagement/engagement.machine.ts';
import {
  countActivities,
  countDocs,
  isStageComplete,
  sortByIds,
  type Stage,
} from '#machines/engagements/engagement/engagement.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Badge } from '#ui/display/badges/badge.tsx';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/notices/empty-state.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { RowMenu } from '#ui/overlays/row-menu.tsx';
import { useFocusOnClose, useRemovedPlace } from '#ui/hooks/use-focus-on-close.ts';
import { ActivityCards } from '../activity/activity-cards.tsx';
import styles from '../engagement.module.css';
import type { StageActionsProps } from './stage-actions.tsx';

const StageActions = onDemand<StageActionsProps>(() =>
  import('./stage-actions.tsx').then((module) => module.StageActions),
);

interface StagePaneProps {
  actor: EngagementActor;
  stage: Stage;
  stages: readonly Stage[];
  /** Why the stage cannot be changed; null if it can. */
  blocked: string | null;
}

/** The active stage with its summary and its activities. Source: ENGAG-018, ENGAG-019. */
export function StagePane({ actor, stage, stages, blocked }: StagePaneProps) {
  const text = useText('engagement');
  const { orders } = useSelector(actor, ({ children }) => children);
  const [movingId, setMovingId] = useState<string | null>(null);
  const pane = useRef<HTMLElement>(null);
  useMenuFocus({ actor, stage, movingId }, pane);
  const change = useSelector(orders, (state) => state?.context.change);
  const isSorted = change?.kind === 'activities' && change.stageId === stage.stageId;
  const activities = sortByIds(
    stage.activities,
    (each) => each.activityId,
    isSorted ? change.ids : null,
  ).filter(({ activityId }) => !(change?.kind === 'move' && change.activityId === activityId));
  const addActivity = (
    <Button
      icon={<ListPlus aria-hidden="true" />}
      blockedBecause={blocked}
      onPress={() => actor.send({ type: 'ADD_ACTIVITY' })}
    >
      {text('addActivity')}
    </Button>
  );
  return (
    <section ref={pane} aria-labelledby="active-stage" className={styles.pane}>
      <div className={styles.paneHead}>
        <h2 id="active-stage">
          <bdi>{stage.stageName}</bdi>
        </h2>
        {isStageComplete(stage) && (
          <Badge tone="success" icon={<CircleCheck aria-hidden="true" />}>
            {text('complete')}
          </Badge>
        )}
        {!stage.isTenantVisible && (
          <Badge icon={<EyeOff aria-hidden="true" />}>{text('hiddenFromTenant')}</Badge>
        )}
        <div className={styles.paneActions}>
          {activities.length > 0 && addActivity}
          <RowMenu label={text('stageActions', { name: stage.stageName })} list={StageActions}>
            <StageActions actor={actor} stage={stage} blocked={blocked} />
          </RowMenu>
        </div>
      </div>
      <p className={styles.plain}>
        <bdi>{stage.description}</bdi>
      </p>
      <StageSummary stage={stage} />
      {activities.length === 0 && (
        <EmptyState icon={<ListPlus />} title={text('noActivities')} action={addActivity}>
          {text('noActivitiesText')}
        </EmptyState>
      )}
      <ActivityCards
        actor={actor}
        stage={stage}
        stages={stages}
        activities={activities}
        blocked={blocked}
        movingId={movingId}
        onMoving={setMovingId}
      />
    </section>
  );
}

interface MenuFocus extends Pick<StagePaneProps, 'actor' | 'stage'> {
  movingId: string | null;
}

/**
 * When a dialog of the stage or of an activity closes, the focus moves to the menu that opened it:
 * its item is removed by then. After a removal, it moves to the activity that follows.
 */
function useMenuFocus(
  { actor, stage, movingId }: MenuFocus,
  pane: RefObject<HTMLElement | null>,
): void {
  const children = useSelector(actor, (state) => state.children);
  const removed = useSelector(children.removal, (state) => state?.context.part);
  const edited = useSelector(children.activityForm, (state) => state?.context.part);
  const isOfStage = children.stage !== undefined || edited === null;
  const activityId =
    movingId ?? edited?.activityId ?? (removed?.kind === 'activity' ? removed.id : null);
  const openId = isOfStage ? stage.stageId : activityId;
  // The menu of the stage is the first one.
  const ids = [stage.stageId, ...stage.activities.map((each) => each.activityId)];
  const place = useRemovedPlace(ids, openId);
  useFocusOnClose(openId !== null, () => {
    const menus = pane.current?.querySelectorAll<HTMLElement>('[aria-haspopup="menu"]') ?? [];
    const hasNone = menus.length === 1 && place > 0;
    // Without an activity, the last button adds the first one.
    return hasNone
      ? [...(pane.current?.querySelectorAll('button') ?? [])].at(-1)
      : [...menus].slice(0, place + 1).at(-1);
  });
}

/** The numbers of a stage, and what it still misses. Source: ENGAG-019, ENGAG-020, ENGAG-053. */
function StageSummary({ stage }: { stage: Stage }) {
  const text = useText('engagement');
  const format = useFormat();
  const { done, total } = countActivities(stage.activities);
  return (
    <>
      <dl className={styles.summary}>
        <div>
          <dt>{text('activities')}</dt>
          <dd>
            <bdi>{`${format.number(done)}/${format.number(total)}`}</bdi>
          </dd>
        </div>
        <div>
          <dt>{text('hoursSpent')}</dt>
          <dd>{format.number(0)}</dd>
        </div>
        <div>
          <dt>{text('stageDocs')}</dt>
          <dd>{format.number(countDocs(stage.activities))}</dd>
        </div>
      </dl>
      {total > done && <p className={styles.muted}>{text('missing', { count: total - done })}</p>}
    </>
  );
}
