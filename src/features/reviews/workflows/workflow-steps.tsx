import { Plus } from 'lucide-react';
import { useSelector } from '@xstate/react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RecordFormActor } from '#machines/records/create-record-form.ts';
import {
  createStep,
  maxSteps,
  moveRow,
  type StepRow,
  type WorkflowChoices,
  type WorkflowForm,
} from '#machines/reviews/workflows/workflow.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import styles from './review-workflows.module.css';
import { WorkflowStepItem } from './workflow-step-item.tsx';
import { WorkflowSuggestions } from './workflow-suggestions.tsx';

export interface WorkflowStepsProps {
  actor: RecordFormActor<WorkflowForm, WorkflowChoices>;
  choices: WorkflowChoices;
}

/** The steps of a workflow: added, selected, sorted and removed. */
export function WorkflowSteps({ actor, choices }: WorkflowStepsProps) {
  const text = useText('reviewWorkflows');
  const reviews = useText('reviews');
  const getErrorText = useErrorText();
  const rows = useSelector(actor, ({ context }) => context.form.steps);
  const error = useSelector(actor, ({ context }) => context.errors.steps);
  const isLocked = useSelector(actor, (state) => !state.hasTag('editable'));
  const [message, setMessage] = useState('');
  const labelId = useId();
  const list = useRef<HTMLOListElement>(null);
  const setRows = (steps: readonly StepRow[]) =>
    flushSync(() => actor.send({ type: 'form.changed', change: { steps } }));
  const focusOn = (at: number) => {
    const items = [...(list.current?.querySelectorAll('li') ?? [])];
    const button = items.at(at)?.querySelector<HTMLElement>('[data-select] button');
    (button ?? list.current?.parentElement?.querySelector<HTMLElement>('[data-add]'))?.focus();
  };

  function move(row: StepRow, place: number): void {
    const to = Math.min(Math.max(0, place), rows.length - 1);
    if (isLocked || to === rows.indexOf(row)) return;
    setRows(moveRow(rows, row.id, to));
    const step = choices.steps.find(({ stepId }) => stepId === row.stepId);
    const name = step?.stepName ?? text('step');
    setMessage(reviews('placed', { name, number: to + 1, count: rows.length }));
  }

  function drop(row: StepRow, targetId: string, isAfter: boolean): void {
    const at = rows.filter((each) => each !== row).findIndex(({ id }) => id === targetId);
    if (at >= 0) move(row, isAfter ? at + 1 : at);
  }

  const fullText = rows.length >= maxSteps ? text('full', { count: maxSteps }) : null;
  const noneLeft = rows.length >= choices.steps.length ? text('noneLeft') : null;
  return (
    <div data-field="steps" role="group" aria-labelledby={labelId} className={styles.field}>
      <span id={labelId} className={styles.label}>
        {text('steps')}
      </span>
      {rows.length === 0 && (
        <WorkflowSuggestions choices={choices} isLocked={isLocked} onSelect={setRows} />
      )}
      <ol ref={list} className={styles.steps} aria-labelledby={labelId}>
        {rows.map((row, at) => (
          <WorkflowStepItem
            key={row.id}
            row={row}
            rows={rows}
            choices={choices}
            isLocked={isLocked}
            hasErrors={error !== undefined}
            onChange={(change) => setRows(rows.with(at, { ...row, ...change }))}
            onStep={(by) => move(row, at + by)}
            onDrop={(targetId, isAfter) => drop(row, targetId, isAfter)}
            onRemove={() => {
              setRows(rows.toSpliced(at, 1));
              focusOn(Math.max(0, at - 1));
            }}
          />
        ))}
      </ol>
      {error !== undefined && (
        <p role="alert" className={styles.error}>
          {getErrorText(error, text('steps'))}
        </p>
      )}
      <div className={styles.buttons}>
        <Button
          data-add
          size="small"
          isDisabled={isLocked}
          blockedBecause={fullText ?? noneLeft}
          icon={<Plus aria-hidden="true" />}
          onPress={() => {
            setRows([...rows, createStep(crypto.randomUUID())]);
            focusOn(-1);
          }}
        >
          {text('addStep')}
        </Button>
      </div>
      <p role="status" className="visually-hidden">
        {isolate(message)}
      </p>
    </div>
  );
}
