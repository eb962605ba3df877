import { Plus } from 'lucide-react';
import { limits, type SectionRow } from '#machines/reviews/forms/form-row.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { OrderHandle } from '#ui/drag/order-handle.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import styles from './review-forms.module.css';
import { RowItemMenu } from './row-item-menu.tsx';
import type { FormRows } from './use-form-rows.ts';
import { useRowErrors } from './use-row-errors.ts';

/** The heading of a section in the form editor, with its name. */
export function SectionItem({ form, row }: { form: FormRows; row: SectionRow }) {
  const text = useText('reviewForms');
  const reviews = useText('reviews');
  const { sectionName: error } = useRowErrors(form, row.id);
  const name = row.sectionName.trim() || text('noSection');
  return (
    <li data-order-id={row.id} className={styles.section}>
      <OrderHandle
        label={reviews('reorder', { name })}
        hint={reviews('reorderHint')}
        blocked={form.isLocked ? text('saving') : null}
        onDrop={(targetId, isAfter) => form.drop(row.id, targetId, isAfter)}
        onStep={(by) => form.step(row.id, by)}
      />
      <TextField
        hideLabel
        label={text('sectionName')}
        placeholder={text('noSection')}
        className={styles.sectionName ?? ''}
        value={row.sectionName}
        onChange={(sectionName) => form.change(row, { sectionName })}
        isReadOnly={form.isLocked}
        autoFocus={form.openId === row.id}
        error={error}
      />
      <Button
        size="small"
        variant="quiet"
        isDisabled={form.isLocked}
        blockedBecause={form.isFull ? text('full', { count: limits.questions }) : null}
        icon={<Plus aria-hidden="true" />}
        aria-label={text('addQuestionTo', { name })}
        onPress={() => form.addQuestion(row.id)}
      />
      <RowItemMenu form={form} row={row} name={name} />
    </li>
  );
}
