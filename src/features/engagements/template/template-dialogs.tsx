import { useSelector } from '@xstate/react';
import type { EngagementTemplateActor } from '#machines/engagements/template/engagement-template.machine.ts';
import type { TemplateActivityActor } from '#machines/engagements/template/template-activity.machine.ts';
import type { TemplateStageActor } from '#machines/engagements/template/template-stage.machine.ts';
import type { TemplateStage } from '#machines/engagements/template/template.ts';
import { useText } from '#i18n/text.tsx';
import { FormNumber, FormSwitch, FormText } from '#records/form/fields.tsx';
import { OnFirstOpen } from '#records/list/on-first-open.tsx';
import { PartDialog } from '#records/view/part-dialog.tsx';
import { PartQuestion } from '#records/view/part-question.tsx';

/** The dialogs of the template, each with its own machine. */
export function TemplateDialogs({ actor }: { actor: EngagementTemplateActor }) {
  const text = useText('engagementTemplate');
  const { stageForm, stageDeletion, activityForm, activityDeletion } = useSelector(
    actor,
    ({ children }) => children,
  );
  const buildStageQuestion = ({ activities: { length: count } }: TemplateStage) =>
    [text('confirmStage'), count > 0 && text('withActivities', { count })]
      .filter(Boolean)
      .join(' ');
  return (
    <>
      <OnFirstOpen actor={stageForm}>
        {(open) => <TemplateStageDialog key={open.sessionId} actor={open} />}
      </OnFirstOpen>
      <OnFirstOpen actor={activityForm}>
        {(open) => <TemplateActivityDialog key={open.sessionId} actor={open} />}
      </OnFirstOpen>
      <OnFirstOpen actor={stageDeletion}>
        {(open) => (
          <PartQuestion actor={open} title={text('confirmTitle')} question={buildStageQuestion} />
        )}
      </OnFirstOpen>
      <OnFirstOpen actor={activityDeletion}>
        {(open) => (
          <PartQuestion
            actor={open}
            title={text('confirmTitle')}
            question={() => text('confirmActivity')}
          />
        )}
      </OnFirstOpen>
    </>
  );
}

/** Adds or edits a stage of the template. Source: ENGAG-075. */
export function TemplateStageDialog({ actor }: { actor: TemplateStageActor }) {
  const text = useText('engagementTemplate');
  const records = useText('records');
  const isNew = useSelector(actor, ({ context }) => context.part === null);
  return (
    <PartDialog
      actor={actor}
      title={text(isNew ? 'newStage' : 'editStage')}
      save={records('save')}
      getLabel={(field) => text(field)}
    >
      <FormText actor={actor} field="stageName" label={text('stageName')} isRequired autoFocus />
      <FormText
        actor={actor}
        field="description"
        label={text('description')}
        isRequired
        multiline
      />
      <FormSwitch
        actor={actor}
        field="isTenantVisible"
        label={text('isTenantVisible')}
        stateText={(isOn) => text(isOn ? 'stageVisible' : 'stageHidden')}
      />
    </PartDialog>
  );
}

/** Adds or edits an activity of the template. Source: ENGAG-076, ENGAG-077, ENGAG-078. */
export function TemplateActivityDialog({ actor }: { actor: TemplateActivityActor }) {
  const text = useText('engagementTemplate');
  const records = useText('records');
  const isNew = useSelector(actor, ({ context }) => context.part === null);
  return (
    <PartDialog
      actor={actor}
      title={text(isNew ? 'addActivity' : 'editActivity')}
      save={records('save')}
      getLabel={(field) => text(field === 'activityDesc' ? 'description' : field)}
    >
      <FormText
        actor={actor}
        field="activityDesc"
        label={text('description')}
        isRequired
        multiline
        autoFocus
      />
      <FormSwitch
        actor={actor}
        field="isTenantVisible"
        label={text('isTenantVisible')}
        stateText={(isOn) => text(isOn ? 'activityVisible' : 'activityHidden')}
      />
      <FormNumber
        actor={actor}
        field="baseline"
        label={text('baseline')}
        description={text('numberHint')}
      />
      <FormNumber
        actor={actor}
        field="threshold"
        label={text('threshold')}
        description={text('numberHint')}
      />
    </PartDialog>
  );
}
