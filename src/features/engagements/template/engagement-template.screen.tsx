import { useSelector } from '@xstate/react';
import { Eye, LayoutTemplate, Plus } from 'lucide-react';
import { useMemo, useRef, useState, type RefObject } from 'react';
import type { EngagementTemplateActor } from '#machines/engagements/template/engagement-template.machine.ts';
import { withChange, type TemplateStage } from '#machines/engagements/template/template.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { engagementAddresses } from '#page/parameters/addresses.ts';
import { useBlocked } from '#records/blocked.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { EmptyState } from '#ui/display/notices/empty-state.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { useFocusOnClose, useRemovedPlace } from '#ui/hooks/use-focus-on-close.ts';
import { useOrder } from '../engagement/parts/use-order.ts';
import { StageSection } from './stage-section.tsx';
import { TemplateDialogs } from './template-dialogs.tsx';
import { TemplatePreview } from './template-preview.tsx';
import styles from './template.module.css';

interface EngagementTemplateScreenProps {
  actor: EngagementTemplateActor;
}

/** The template of engagements: its stages and their activities. Source: ENGAG-003, ENGAG-031. */
export function EngagementTemplateScreen({ actor }: EngagementTemplateScreenProps) {
  const text = useText('engagementTemplate');
  const { reason } = useBlocked('engagements.edit');
  const { stages, change } = useSelector(actor, ({ context }) => context);
  const shown = useMemo(() => stages && withChange(stages, change), [stages, change]);
  return (
    <>
      <PageHead
        title={text('title')}
        above={[{ title: text('engagements'), to: engagementAddresses.list.to }]}
      >
        {shown && <PreviewButton stages={shown} />}
        {shown && <NewStage actor={actor} blocked={reason} />}
      </PageHead>
      <Outdated actor={actor} />
      {shown ? <Stages actor={actor} stages={shown} blocked={reason} /> : <Waiting actor={actor} />}
      <TemplateDialogs actor={actor} />
    </>
  );
}

/** After a removal, the focus moves to what has taken its place, or to a button that adds. */
function useFocusAfterRemoval(
  { actor, stages }: Pick<StagesProps, 'actor' | 'stages'>,
  frame: RefObject<HTMLElement | null>,
): void {
  const { stageDeletion, activityDeletion } = useSelector(actor, ({ children }) => children);
  const stageId = useSelector(stageDeletion, (state) => state?.context.part.id ?? null);
  const activityId = useSelector(
    activityDeletion,
    (state) => state?.context.part.activityId ?? null,
  );
  const stageIds = stages.map(({ id }) => id);
  const owner = stages.find(({ activities }) =>
    activities.some((each) => each.activityId === activityId),
  );
  const stagePlace = useRemovedPlace(stageIds, stageId ?? owner?.id ?? null);
  const activityPlace = useRemovedPlace(
    owner?.activities.map((each) => each.activityId) ?? [],
    activityId,
  );
  const findStage = () => {
    const found = frame.current?.querySelectorAll('li[data-order-id]');
    return [...(found ?? [])].slice(0, stagePlace + 1).at(-1);
  };
  useFocusOnClose(stageId !== null, () => {
    const stage = findStage()?.querySelector<HTMLElement>('[data-actions] button');
    return stage ?? frame.current?.querySelector('button');
  });
  useFocusOnClose(activityId !== null, () => {
    const rows = [...(findStage()?.querySelectorAll('tr[data-order-id]') ?? [])];
    const row = rows.slice(0, activityPlace + 1).at(-1);
    const add = findStage()?.querySelectorAll<HTMLElement>('[data-actions] button');
    return row?.querySelector<HTMLElement>('[aria-haspopup="menu"]') ?? [...(add ?? [])].at(-1);
  });
}

function NewStage({ actor, blocked }: EngagementTemplateScreenProps & { blocked: string | null }) {
  const text = useText('engagementTemplate');
  return (
    <Button
      variant="primary"
      icon={<Plus aria-hidden="true" />}
      blockedBecause={blocked}
      onPress={() => actor.send({ type: 'stage.add' })}
    >
      {text('newStage')}
    </Button>
  );
}

/** The template is loading, or could not be loaded. */
function Waiting({ actor }: EngagementTemplateScreenProps) {
  const records = useText('records');
  const why = useCauseText();
  const cause = useSelector(actor, ({ context }) => context.cause);
  if (!useSelector(actor, (state) => state.matches('unavailable'))) {
    return <Loader label={records('loading')} />;
  }
  return (
    <Unavailable
      title={records('unavailable')}
      reason={why(cause)}
      retryLabel={records('tryAgain')}
      onRetry={() => actor.send({ type: 'retry' })}
    >
      {records('unavailableText')}
    </Unavailable>
  );
}

function Outdated({ actor }: EngagementTemplateScreenProps) {
  const text = useText('engagementTemplate');
  const records = useText('records');
  const why = useCauseText();
  const cause = useSelector(actor, ({ context }) => context.cause);
  if (!useSelector(actor, (state) => state.hasTag('outdated'))) return null;
  return (
    <Banner
      tone="warning"
      title={text('outdatedTitle')}
      action={
        <Button size="small" onPress={() => actor.send({ type: 'retry' })}>
          {records('tryAgain')}
        </Button>
      }
    >
      {why(cause) ?? text('outdatedText')}
    </Banner>
  );
}

interface StagesProps extends EngagementTemplateScreenProps {
  stages: readonly TemplateStage[];
  blocked: string | null;
}

function Stages({ actor, stages, blocked }: StagesProps) {
  const text = useText('engagementTemplate');
  const [moved, setMoved] = useState('');
  const frame = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval({ actor, stages }, frame);
  const order = useOrder({
    items: stages.map(({ id, stageName: name }) => ({ id, name })),
    blocked,
    onOrder: (ids) => actor.send({ type: 'order.change', change: { kind: 'stages', ids } }),
  });
  if (stages.length === 0) {
    return (
      <div ref={frame}>
        <EmptyState icon={<LayoutTemplate />} action={<NewStage actor={actor} blocked={blocked} />}>
          {text('none')}
        </EmptyState>
      </div>
    );
  }
  return (
    <div ref={frame}>
      <ol className={styles.stages} aria-label={text('stages')}>
        {stages.map((stage) => (
          <StageSection
            key={stage.id}
            actor={actor}
            stage={stage}
            stages={stages}
            order={order}
            blocked={blocked}
            onMoved={setMoved}
          />
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {isolate(order.message)}
      </p>
      <p role="status" className="visually-hidden">
        {isolate(moved)}
      </p>
    </div>
  );
}

/** Shows the content of a new base engagement. */
function PreviewButton({ stages }: { stages: readonly TemplateStage[] }) {
  const text = useText('engagementTemplate');
  const records = useText('records');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Eye aria-hidden="true" />} onPress={() => setOpen(true)}>
        {text('preview')}
      </Button>
      <Dialog
        isDismissable
        title={text('previewTitle')}
        closeLabel={records('close')}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        actions={<Button onPress={() => setOpen(false)}>{records('close')}</Button>}
      >
        <TemplatePreview stages={stages} />
      </Dialog>
    </>
  );
}
