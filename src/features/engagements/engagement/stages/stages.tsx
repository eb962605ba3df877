import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { Layers, Plus } from 'lucide-react';
import type { EngagementActor } from '#machines/engagements/engagement/engagement.machine.ts';
import {
  findActiveStage,
  sortByIds,
  type Stage,
} from '#machines/engagements/engagement/engagement.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/notices/empty-state.tsx';
import { useFocusOnClose } from '#ui/hooks/use-focus-on-close.ts';
import styles from '../engagement.module.css';
import { LostActivities } from '../activity/lost-activities.tsx';
import { StageMenu } from './stage-menu.tsx';
import { StagePane } from './stage-pane.tsx';
import { StageProgressLine } from './stage-progress.tsx';
import { useEngagementAccess } from '../use-engagement-access.ts';

interface EngagementStagesProps {
  actor: EngagementActor;
  stages: readonly Stage[];
  onStage: (stageId: string) => void;
}

/** The stages on the left, the active one with its activities on the right. Source: ENGAG-015. */
export function EngagementStages({ actor, stages, onStage }: EngagementStagesProps) {
  const text = useText('engagement');
  const blocked = useEngagementAccess(actor);
  const stageId = useSelector(actor, ({ context }) => context.stageId);
  const isTenantView = useSelector(actor, ({ context }) => context.isTenantView);
  const { progress, orders, removal } = useSelector(actor, ({ children }) => children);
  const change = useSelector(orders, (state) => state?.context.change);
  const sorted = sortByIds(
    stages,
    (each) => each.stageId,
    change?.kind === 'stages' ? change.ids : null,
  );
  const frame = useRef<HTMLDivElement>(null);
  const isRemoving = useSelector(removal, (state) => state?.context.part.kind === 'stage');
  useFocusOnClose(isRemoving, () => {
    const stage = frame.current?.querySelector<HTMLElement>('[aria-current="true"]');
    return stage ?? frame.current?.querySelector('button');
  });
  // In the loaded order: the stage that is read stays while another one becomes the first.
  const active = findActiveStage(stages, stageId);
  const newStage = (
    <Button
      icon={<Plus aria-hidden="true" />}
      blockedBecause={blocked}
      onPress={() => actor.send({ type: 'NEW_STAGE' })}
    >
      {text('newStage')}
    </Button>
  );
  if (active === null) {
    return (
      <div ref={frame}>
        <LostActivities actor={actor} activities={[]} />
        <EmptyState icon={<Layers />} title={text('noStages')} action={newStage}>
          {text('noStagesText')}
        </EmptyState>
      </div>
    );
  }
  return (
    <div ref={frame} className={styles.stages}>
      <div className={styles.side}>
        {newStage}
        <StageMenu
          actor={actor}
          stages={sorted}
          activeId={active.stageId}
          blocked={blocked}
          onStage={onStage}
        />
      </div>
      <div className={styles.main}>
        {progress && (
          <StageProgressLine
            actor={progress}
            activeId={active.stageId}
            tenantStages={isTenantView ? stages : null}
          />
        )}
        <StagePane actor={actor} stage={active} stages={sorted} blocked={blocked} />
      </div>
    </div>
  );
}
