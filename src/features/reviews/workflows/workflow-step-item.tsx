import { X } from 'lucide-react';
import {
  isStepInvalid,
  type StepRow,
  type WorkflowChoices,
} from '#machines/reviews/workflows/workflow.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { OrderHandle } from '#ui/drag/order-handle.tsx';
import { Select } from '#ui/fields/select.tsx';
import styles from './review-workflows.module.css';

interface WorkflowStepItemProps {
  row: StepRow;
  rows: readonly StepRow[];
  choices: WorkflowChoices;
  isLocked: boolean;
  /** Whether the last attempt to save has found errors. */
  hasErrors: boolean;
  onChange: (change: Partial<StepRow>) => void;
  onStep: (by: number) => void;
  onDrop: (targetId: string, isAfter: boolean) => void;
  onRemove: () => void;
}

const none = 'none';

/** A step of the workflow editor: which one, who acts, and its form. */
export function WorkflowStepItem(props: WorkflowStepItemProps) {
  const { row, rows, choices, isLocked, hasErrors, onChange, onStep, onDrop, onRemove } = props;
  const text = useText('reviewWorkflows');
  const reviews = useText('reviews');
  const records = useText('records');
  const format = useFormat();
  const number = rows.indexOf(row) + 1;
  const step = choices.steps.find(({ stepId }) => stepId === row.stepId);
  const name = step?.stepName ?? text('stepNumber', { number });
  const others = new Set(rows.flatMap((each) => (each === row ? [] : [each.stepId])));
  const isListed = choices.forms.some(({ formId }) => formId === row.formId);
  // An inactive form may stay where it is.
  const stored =
    row.formId === '' || isListed
      ? []
      : [{ id: row.formId, label: text('inactiveForm', { name: row.formName }) }];
  return (
    <li data-order-id={row.id} className={styles.step}>
      <OrderHandle
        label={reviews('reorder', { name })}
        hint={reviews('reorderHint')}
        blocked={isLocked ? text('saving') : null}
        onDrop={onDrop}
        onStep={onStep}
      />
      <span className={styles.number}>{format.number(number)}</span>
      <div data-select className={styles.cell}>
        <Select
          hideLabel
          label={text('stepNumber', { number })}
          placeholder={records('pleaseSelect')}
          items={choices.steps
            .filter(({ stepId }) => !others.has(stepId))
            .map(({ stepId, stepName, executorType }) => ({
              id: stepId,
              label: stepName,
              description: reviews(`executor_${executorType}`),
            }))}
          value={row.stepId || null}
          onChange={(stepId) => onChange({ stepId: stepId ?? '' })}
          isLocked={isLocked}
          {...(step && { description: reviews(`executor_${step.executorType}`) })}
          error={hasErrors && isStepInvalid(row, rows) ? text('stepRequired') : undefined}
        />
      </div>
      <div className={styles.cell}>
        <Select
          hideLabel
          label={text('formLabel', { name })}
          placeholder=""
          items={[
            { id: none, label: text('noForm') },
            ...stored,
            ...choices.forms.map(({ formId, formName, questionCount }) => ({
              id: formId,
              label: formName,
              description: text('questionCount', { count: questionCount }),
            })),
          ]}
          value={row.formId || none}
          onChange={(id) => onChange({ formId: id === null || id === none ? '' : id })}
          isLocked={isLocked}
        />
      </div>
      <Button
        variant="quiet"
        size="small"
        isDisabled={isLocked}
        icon={<X aria-hidden="true" />}
        aria-label={text('removeStep', { name })}
        onPress={onRemove}
      />
    </li>
  );
}
