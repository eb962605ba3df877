import { useSelector } from '@xstate/react';
import { lazy } from 'react';
import type { EngagementActor } from '#machines/engagements/engagement/engagement.machine.ts';
import type { EngagementDetail } from '#machines/engagements/engagement/engagement.ts';
import { OnFirstOpen } from '#records/list/on-first-open.tsx';

const EngagementDialog = lazy(() =>
  import('./engagement-dialog.tsx').then((module) => ({ default: module.EngagementDialog })),
);
const StageDialog = lazy(() =>
  import('./stages/stage-dialog.tsx').then((module) => ({ default: module.StageDialog })),
);
const ActivityDialog = lazy(() =>
  import('./activity/activity-dialog.tsx').then((module) => ({ default: module.ActivityDialog })),
);
const RemovalQuestion = lazy(() =>
  import('./parts/removal-question.tsx').then((module) => ({ default: module.RemovalQuestion })),
);
const DeletionQuestion = lazy(() =>
  import('./parts/deletion-question.tsx').then((module) => ({ default: module.DeletionQuestion })),
);

interface EngagementDialogsProps {
  actor: EngagementActor;
  detail: EngagementDetail;
}

/** The dialogs of an engagement, each loaded when it is first opened. */
export function EngagementDialogs({ actor, detail }: EngagementDialogsProps) {
  const children = useSelector(actor, (state) => state.children);
  return (
    <>
      <OnFirstOpen actor={children.form}>
        {(child) => (
          <EngagementDialog
            key={child.sessionId}
            actor={child}
            projectTypes={detail.projectTypes}
          />
        )}
      </OnFirstOpen>
      <OnFirstOpen actor={children.stage}>{(child) => <StageDialog actor={child} />}</OnFirstOpen>
      <OnFirstOpen actor={children.activityForm}>
        {(child) => <ActivityDialog actor={child} />}
      </OnFirstOpen>
      <OnFirstOpen actor={children.removal}>
        {(child) => <RemovalQuestion actor={child} />}
      </OnFirstOpen>
      <OnFirstOpen actor={children.deletion}>
        {(child) => <DeletionQuestion actor={child} name={detail.engagement.name} />}
      </OnFirstOpen>
    </>
  );
}
