import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import type { ReviewStep } from '#machines/reviews/steps/review-step.ts';
import type { ReviewStepsActor } from '#machines/reviews/steps/review-steps.machine.ts';
import { useText } from '#i18n/text.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import { useFocusOnClose, useRemovedPlace } from '#ui/hooks/use-focus-on-close.ts';
import { StepItem } from './step-item.tsx';
import styles from './review-steps.module.css';

interface StepListProps {
  actor: ReviewStepsActor;
  steps: readonly ReviewStep[];
}

/** The steps, sorted by dragging, by key, or in their menus. */
export function StepList({ actor, steps }: StepListProps) {
  const text = useText('reviewSteps');
  const reviews = useText('reviews');
  const [message, setMessage] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const ids = steps.map(({ id }) => id);
  const removedId = useSelector(
    useSelector(actor, ({ children }) => children.stepDeletion),
    (state) => state?.context.part.id ?? null,
  );
  const place = useRemovedPlace(ids, removedId);
  useFocusOnClose(removedId !== null, () => {
    const rows = [...(list.current?.querySelectorAll('li') ?? [])];
    return rows
      .slice(0, place + 1)
      .at(-1)
      ?.querySelector<HTMLElement>('[data-actions] button');
  });

  function moveTo({ id, stepName: name }: ReviewStep, index: number): void {
    const to = Math.min(Math.max(0, index), ids.length - 1);
    if (to === ids.indexOf(id)) return;
    const others = ids.filter((each) => each !== id);
    actor.send({ type: 'order.change', stepIds: others.toSpliced(to, 0, id), name });
    setMessage(reviews('placed', { name, number: to + 1, count: ids.length }));
  }

  function drop(step: ReviewStep, targetId: string, isAfter: boolean): void {
    const at = ids.filter((each) => each !== step.id).indexOf(targetId);
    if (at >= 0) moveTo(step, isAfter ? at + 1 : at);
  }

  return (
    <>
      <p className={styles.hint}>{text('hint')}</p>
      <ol ref={list} className={styles.steps} aria-label={text('title')}>
        {steps.map((step, at) => (
          <StepItem
            key={step.id}
            actor={actor}
            step={step}
            number={at + 1}
            count={steps.length}
            onStep={(by) => moveTo(step, at + by)}
            onDrop={(targetId, isAfter) => drop(step, targetId, isAfter)}
          />
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {isolate(message)}
      </p>
    </>
  );
}
