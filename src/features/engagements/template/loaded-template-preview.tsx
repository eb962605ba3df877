import { useActorRef, useSelector } from '@xstate/react';
import {
  templatePreviewMachine,
  type TemplatePreviewActor,
} from '#machines/engagements/template/template-preview.machine.ts';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { TemplatePreview } from './template-preview.tsx';

/** Loads the stages that a new base engagement gets. */
export function LoadedTemplatePreview() {
  return <TemplatePreviewStates actor={useActorRef(templatePreviewMachine)} />;
}

/** The preview in each state of its machine. */
export function TemplatePreviewStates({ actor }: { actor: TemplatePreviewActor }) {
  const text = useText('engagementTemplate');
  const records = useText('records');
  const stages = useSelector(actor, ({ context }) => context.stages);
  const isLoading = useSelector(actor, (state) => state.matches('loading'));
  const isShown = useSelector(actor, (state) => state.matches('shown'));
  if (isLoading) return <Loader label={records('loading')} />;
  if (isShown) return <TemplatePreview stages={stages} />;
  return (
    <Banner
      tone="warning"
      action={
        <Button size="small" onPress={() => actor.send({ type: 'retry' })}>
          {records('tryAgain')}
        </Button>
      }
    >
      {text('previewUnavailable')}
    </Banner>
  );
}
