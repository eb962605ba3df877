import { Undo2, X } from 'lucide-react';
import { isQuestion } from '#machines/reviews/forms/form-row.ts';
import type { RemovedRow } from '#machines/reviews/forms/form-rows.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import styles from './review-forms.module.css';
import type { FormRows } from './use-form-rows.ts';

/** Where a question or a heading was, until it is restored or the note is closed. */
export function RemovedItem({ form, removed }: { form: FormRows; removed: RemovedRow }) {
  const text = useText('reviewForms');
  const { row } = removed;
  const name = isQuestion(row) ? row.questionText : row.sectionName;
  return (
    <li className={styles.removed}>
      <span role="status" className={styles.text}>
        {isolate(
          isQuestion(row)
            ? text('questionDeleted', { name: name.trim() || text('untitled') })
            : text('sectionDeleted', { name: name.trim() || text('noSection') }),
        )}
      </span>
      {/* The row's own buttons are gone, so the focus has to be somewhere. */}
      <Button autoFocus size="small" icon={<Undo2 aria-hidden="true" />} onPress={form.undo}>
        {text('undo')}
      </Button>
      <Button
        size="small"
        variant="quiet"
        icon={<X aria-hidden="true" />}
        aria-label={text('close')}
        onPress={form.dismiss}
      />
    </li>
  );
}
