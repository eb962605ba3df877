import { useSelector } from '@xstate/react';
import { Check, Circle, CircleDot } from 'lucide-react';
import type {
  StageProgress,
  EngagementProgressActor,
} from '#machines/engagements/engagement/parts/engagement-progress.machine.ts';
import type { Stage } from '#machines/engagements/engagement/engagement.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { useShown } from '#records/list/use-shown.ts';
import { Button } from '#ui/controls/button.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import styles from '../engagement.module.css';

interface StageProgressLineProps {
  actor: EngagementProgressActor;
  activeId: string;
  /** The stages that the tenant sees, in the tenant view, which compares with no others. */
  tenantStages?: readonly Stage[] | null;
}

/** Since when the stages pass, and how long others took. Source: ENGAG-D11. */
export function StageProgressLine({
  actor,
  activeId,
  tenantStages = null,
}: StageProgressLineProps) {
  const text = useText('engagement');
  const records = useText('records');
  const why = useCauseText();
  const { stages, cause } = useSelector(actor, ({ context }) => context);
  useShown(actor, 'progress.open');
  if (useSelector(actor, (state) => state.matches('unavailable'))) {
    return (
      <p role="alert" className={styles.inlineError}>
        {[text('progressFailed'), why(cause)].join(' ')}{' '}
        <Button size="small" onPress={() => actor.send({ type: 'retry' })}>
          {records('tryAgain')}
        </Button>
      </p>
    );
  }
  if (stages === null) return <Loader label={records('loading')} />;
  const shown = stages.filter(
    ({ stageId }) => tenantStages?.some((each) => each.stageId === stageId) ?? true,
  );
  if (shown.length === 0) return null;
  return (
    <ol className={styles.progress} aria-label={text('progress')}>
      {shown.map((stage) => (
        <li key={stage.stageId} data-state={stage.state} data-active={stage.stageId === activeId}>
          <Mark state={stage.state} />
          <div>
            <bdi className={styles.menuName}>{stage.stageName}</bdi>
            <ProgressTexts stage={stage} isTenantView={tenantStages !== null} />
          </div>
        </li>
      ))}
    </ol>
  );
}

const marks = { done: Check, current: CircleDot, open: Circle };

function Mark({ state }: Pick<StageProgress, 'state'>) {
  const text = useText('engagement');
  const Icon = marks[state];
  return <Icon aria-label={text(`state_${state}`)} className={styles.mark} />;
}

function ProgressTexts({ stage, isTenantView }: { stage: StageProgress; isTenantView: boolean }) {
  const text = useText('engagement');
  const format = useFormat();
  const { startedOn, completedOn, days, medianDays, medianCount } = stage;
  const length = days === null ? '' : text('days', { count: days });
  return (
    <>
      {startedOn !== null && completedOn === null && (
        <p className={styles.muted}>
          {isolate(text('since', { day: format.dayIn('d Mon yyyy', startedOn), days: length }))}
        </p>
      )}
      {completedOn !== null && (
        <p className={styles.muted}>
          {isolate(text('until', { day: format.dayIn('d Mon yyyy', completedOn), days: length }))}
        </p>
      )}
      {medianDays !== null && !isTenantView && (
        <p className={styles.muted}>
          {text('othersTook', { days: format.number(medianDays, 1), count: medianCount })}
        </p>
      )}
    </>
  );
}
