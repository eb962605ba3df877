import { useSelector } from '@xstate/react';
import { lazy, useState } from 'react';
import type { EngagementActivityActor } from '#machines/engagements/engagement/activity/engagement-activity.machine.ts';
import type { Stage } from '#machines/engagements/engagement/engagement.ts';
import { useText } from '#i18n/text.tsx';
import { OnFirstOpen } from '#records/list/on-first-open.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Select } from '#ui/fields/select.tsx';

const RemovalQuestion = lazy(() =>
  import('../parts/removal-question.tsx').then((module) => ({ default: module.RemovalQuestion })),
);

interface ActivityDialogsProps {
  actor: EngagementActivityActor;
  /** The stages to which the activity can move. */
  stages: readonly Stage[];
  isMoving: boolean;
  onMove: (stageId: string) => void;
  onClose: () => void;
}

/** The dialogs of an activity. */
export function ActivityDialogs({ actor, isMoving, ...move }: ActivityDialogsProps) {
  const removal = useSelector(actor, ({ children }) => children.removal);
  return (
    <>
      <OnFirstOpen actor={removal}>{(child) => <RemovalQuestion actor={child} />}</OnFirstOpen>
      {isMoving && <MoveDialog actor={actor} {...move} />}
    </>
  );
}

/** Selects the stage to which an activity moves. */
function MoveDialog({ actor, stages, onMove, onClose }: Omit<ActivityDialogsProps, 'isMoving'>) {
  const text = useText('engagement');
  const records = useText('records');
  const { activityDesc: name } = useSelector(actor, ({ context }) => context.activity);
  const [stageId, setStageId] = useState<string | null>(null);
  return (
    <Dialog
      isOpen
      size="small"
      title={text('moveTitle', { name })}
      closeLabel={records('close')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{records('cancel')}</Button>
          <Button
            variant="primary"
            blockedBecause={stageId === null ? text('selectStage') : null}
            onPress={() => {
              if (stageId !== null) onMove(stageId);
              onClose();
            }}
          >
            {text('move')}
          </Button>
        </>
      }
    >
      <Select
        autoFocus
        label={text('stage')}
        placeholder={records('pleaseSelect')}
        items={stages.map((each) => ({ id: each.stageId, label: each.stageName }))}
        value={stageId}
        onChange={setStageId}
      />
    </Dialog>
  );
}
