import { useSelector } from '@xstate/react';
import type { EngagementStageActor } from '#machines/engagements/engagement/engagement-stage.machine.ts';
import { useText } from '#i18n/text.tsx';
import { FormSwitch, FormText } from '#records/form/fields.tsx';
import { PartDialog } from '#records/view/part-dialog.tsx';

/** Adds or edits a stage. Source: ENGAG-071, ENGAG-072, ENGAG-073, ENGAG-074. */
export function StageDialog({ actor }: { actor: EngagementStageActor }) {
  const text = useText('engagement');
  const records = useText('records');
  const isNew = useSelector(actor, ({ context }) => context.part === null);
  const labels = {
    stageName: text('stageName'),
    description: text('description'),
    isTenantVisible: text('tenantVisible'),
  };
  return (
    <PartDialog
      actor={actor}
      title={text(isNew ? 'newStage' : 'editStage')}
      save={records('save')}
      getLabel={(field) => labels[field]}
    >
      <FormText actor={actor} field="stageName" label={labels.stageName} isRequired autoFocus />
      <FormText actor={actor} field="description" label={labels.description} isRequired multiline />
      <FormSwitch
        actor={actor}
        field="isTenantVisible"
        label={labels.isTenantVisible}
        stateText={(isOn) => text(isOn ? 'stageVisible' : 'stageHidden')}
      />
    </PartDialog>
  );
}
