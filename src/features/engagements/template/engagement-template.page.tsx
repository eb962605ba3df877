import { useActorRef, useSelector } from '@xstate/react';
import { emptyStage } from '#machines/engagements/engagement/engagement-stage.ts';
import {
  engagementTemplateMachine,
  type EngagementTemplateActor,
} from '#machines/engagements/template/engagement-template.machine.ts';
import { emptyTemplateActivity } from '#machines/engagements/template/template.ts';
import { UnsavedDialog } from '#page/drafts/unsaved-dialog.tsx';
import { useTemplateChanges } from '#page/records/use-engagement-changes.ts';
import { usePartDraft } from '#page/drafts/use-part-draft.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { useOnline } from '#ui/hooks/use-online.ts';
import { EngagementTemplateScreen } from './engagement-template.screen.tsx';

/** The template, connected to changes of others and to the drafts of this device. */
export default function EngagementTemplatePage() {
  const actor = useActorRef(engagementTemplateMachine);
  useTabReturn(actor);
  useOnline(() => actor.send({ type: 'network.returned' }));
  useTemplateChanges(() => actor.send({ type: 'template.changed' }));
  return (
    <>
      <EngagementTemplateScreen actor={actor} />
      <StageDraft actor={actor} />
      <ActivityDraft actor={actor} />
    </>
  );
}

function StageDraft({ actor }: { actor: EngagementTemplateActor }) {
  const form = useSelector(actor, ({ children }) => children.stageForm);
  const question = usePartDraft(form, {
    name: 'template-stage',
    emptyForm: emptyStage,
    getId: ({ id }) => id,
  });
  return <UnsavedDialog question={question} onLeave={() => form?.send({ type: 'CANCEL' })} />;
}

/** Activities of different stages are different drafts. */
function ActivityDraft({ actor }: { actor: EngagementTemplateActor }) {
  const form = useSelector(actor, ({ children }) => children.activityForm);
  const stageId = useSelector(actor, ({ context }) => context.stage?.id ?? '');
  const question = usePartDraft(form, {
    name: `template-activity ${stageId}`,
    emptyForm: emptyTemplateActivity,
    getId: ({ activityId }) => activityId,
  });
  return <UnsavedDialog question={question} onLeave={() => form?.send({ type: 'CANCEL' })} />;
}
