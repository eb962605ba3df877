import { ChevronDown } from 'lucide-react';
import type { QuestionRow } from '#machines/reviews/forms/form-row.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Badge } from '#ui/display/badges/badge.tsx';
import { OrderHandle } from '#ui/drag/order-handle.tsx';
import { QuestionEditor } from './question-editor.tsx';
import styles from './review-forms.module.css';
import { RowItemMenu } from './row-item-menu.tsx';
import { useRowErrors } from './use-row-errors.ts';
import type { FormRows } from './use-form-rows.ts';

interface QuestionItemProps {
  form: FormRows;
  row: QuestionRow;
  /** Its position among the questions; the first is 1. */
  number: number;
}

/** A question of the form editor: one line, or its fields while it is open. */
export function QuestionItem({ form, row, number }: QuestionItemProps) {
  const text = useText('reviewForms');
  const reviews = useText('reviews');
  const format = useFormat();
  const errors = useRowErrors(form, row.id);
  const isOpen = form.openId === row.id;
  const name = row.questionText.trim() || text('untitled');
  const isInvalid = Object.keys(errors).length > 0;
  return (
    <li data-order-id={row.id} className={styles.question} data-invalid={isInvalid || undefined}>
      <div className={styles.line}>
        <OrderHandle
          label={reviews('reorder', { name })}
          hint={reviews('reorderHint')}
          blocked={form.isLocked ? text('saving') : null}
          onDrop={(targetId, isAfter) => form.drop(row.id, targetId, isAfter)}
          onStep={(by) => form.step(row.id, by)}
        />
        <button
          type="button"
          className={styles.summary}
          aria-expanded={isOpen}
          onClick={() => form.open(isOpen ? null : row.id)}
        >
          <span className={styles.number}>{format.number(number)}</span>
          <bdi className={styles.text} data-untitled={row.questionText.trim() === '' || undefined}>
            {name}
          </bdi>
          {row.isRequired && <span className={styles.mark}>{text('required')}</span>}
          {row.answerKind !== 'Text' && <Badge>{text(`kind_${row.answerKind}`)}</Badge>}
          {isInvalid && <Badge tone="danger">{text('hasErrors')}</Badge>}
          <ChevronDown aria-hidden="true" className={styles.chevron} />
        </button>
        <RowItemMenu form={form} row={row} name={name} />
      </div>
      {isOpen && <QuestionEditor form={form} row={row} errors={errors} />}
    </li>
  );
}
