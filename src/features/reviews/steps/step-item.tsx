import { useSelector } from '@xstate/react';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReviewStep } from '#machines/reviews/steps/review-step.ts';
import type { ReviewStepsActor } from '#machines/reviews/steps/review-steps.machine.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { OrderHandle } from '#ui/drag/order-handle.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { RowMenu } from '#ui/overlays/row-menu.tsx';
import { StyleBadge } from '../shared/style-badge.tsx';
import styles from './review-steps.module.css';

const StepMenu = onDemand(() => import('./step-menu.tsx').then((module) => module.StepMenu));

export interface StepItemProps {
  actor: ReviewStepsActor;
  step: ReviewStep;
  /** Its position; the first is 1. */
  number: number;
  count: number;
  onStep: (by: number) => void;
  onDrop: (targetId: string, isAfter: boolean) => void;
}

/** A step with who acts, its nudges, and its actions. */
export function StepItem(props: StepItemProps) {
  const { actor, step, number, onStep, onDrop } = props;
  const text = useText('reviewSteps');
  const reviews = useText('reviews');
  const records = useText('records');
  const format = useFormat();
  const isSaving = useSelector(actor, (state) => state.matches({ ready: { order: 'saving' } }));
  const { stepName: name, isInUse } = step;
  const nudges = step.stepNudges.map(({ targetAudience, afterDays }) =>
    text('nudgeAfter', { audience: reviews(`executor_${targetAudience}`), count: afterDays }),
  );
  return (
    <li data-order-id={step.id} className={styles.step}>
      <OrderHandle
        label={reviews('reorder', { name })}
        hint={reviews('reorderHint')}
        blocked={isSaving ? text('saving') : null}
        onDrop={onDrop}
        onStep={onStep}
      />
      <span className={styles.number}>{format.number(number)}</span>
      <div className={styles.main}>
        <StyleBadge style={step.stepStyle}>
          <bdi>{name}</bdi>
        </StyleBadge>
        <span className={styles.executor}>{reviews(`executor_${step.executorType}`)}</span>
        <span className={styles.nudges}>
          {nudges.length === 0 ? text('noNudges') : format.list(nudges)}
        </span>
        <span className={styles.usage}>{text(isInUse ? 'inUse' : 'notInUse')}</span>
      </div>
      <div className={styles.actions} data-actions>
        <Button
          size="small"
          variant="quiet"
          icon={<Pencil aria-hidden="true" />}
          aria-label={records('editRecord', { name })}
          onPress={() => actor.send({ type: 'step.edit', step })}
        />
        <Button
          size="small"
          variant="quiet"
          icon={<Trash2 aria-hidden="true" />}
          aria-label={records('deleteRecord', { name })}
          blockedBecause={isInUse ? text('inUseText') : null}
          onPress={() => actor.send({ type: 'step.remove', step })}
        />
        <RowMenu label={records('moreActions', { name })} list={StepMenu}>
          <StepMenu {...props} />
        </RowMenu>
      </div>
    </li>
  );
}
