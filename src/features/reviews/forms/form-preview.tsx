import { useId, useState } from 'react';
import { toRows, isQuestion } from '#machines/reviews/forms/form-row.ts';
import type { ReviewForm } from '#machines/reviews/forms/review-form.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { SegmentedControl } from '#ui/choices/segmented-control.tsx';
import { PreviewField } from './preview-field.tsx';
import styles from './review-forms.module.css';

const audiences = ['reviewer', 'reviewee', 'client'] as const;
type Audience = (typeof audiences)[number];

/** A form as those who fill it in or read it see it; nothing is saved. Source: REVW-D29. */
export function FormPreview({ form }: { form: ReviewForm }) {
  const text = useText('reviewForms');
  const headingId = useId();
  const [audience, setAudience] = useState<Audience>('reviewer');
  const isReadOnly = audience === 'reviewee';
  return (
    <section aria-labelledby={headingId} className={styles.preview}>
      <div className={styles.previewHead}>
        <h2 id={headingId}>{text('preview')}</h2>
        <SegmentedControl
          label={text('previewAs')}
          options={audiences.map((id) => ({ id, label: text(id) }))}
          value={audience}
          onChange={setAudience}
        />
      </div>
      <p className={styles.note}>{text(`note_${audience}`)}</p>
      <div className={styles.paper}>
        {toRows(form.questions).map((row) =>
          isQuestion(row) ? (
            <PreviewField key={`${row.id} ${audience}`} row={row} isReadOnly={isReadOnly} />
          ) : (
            row.sectionName !== '' && (
              <h3 key={row.id}>
                <bdi>{row.sectionName}</bdi>
              </h3>
            )
          ),
        )}
        {!isReadOnly && (
          <div className={styles.buttons}>
            <Button variant="primary" blockedBecause={text('previewOnly')}>
              {text('submit')}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
