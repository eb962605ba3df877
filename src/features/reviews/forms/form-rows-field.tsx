import { Heading, Plus } from 'lucide-react';
import { Fragment, useId } from 'react';
import { useSelector } from '@xstate/react';
import { isQuestion, limits } from '#machines/reviews/forms/form-row.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import { QuestionItem } from './question-item.tsx';
import { RemovedItem } from './removed-item.tsx';
import styles from './review-forms.module.css';
import { SectionItem } from './section-item.tsx';
import { useFormRows, type FormRowsActor } from './use-form-rows.ts';

/** The questions of a form in their sections: added, edited, sorted and removed. Source: REVW-D29. */
export function FormRowsField({ actor }: { actor: FormRowsActor }) {
  const text = useText('reviewForms');
  const getErrorText = useErrorText();
  const error = useSelector(actor, ({ context }) => context.errors.rows);
  const form = useFormRows(actor);
  const { rows, removed } = form;
  const labelId = useId();
  const noted = removed && <RemovedItem key={removed.row.id} form={form} removed={removed} />;
  const fullText = form.isFull ? text('full', { count: limits.questions }) : null;
  const questions = rows.filter(isQuestion);
  return (
    <div data-field="rows" role="group" aria-labelledby={labelId} className={styles.field}>
      <span id={labelId} className={styles.label}>
        {text('rows')}
      </span>
      {rows.length === 0 && !removed && <p className={styles.none}>{text('noQuestions')}</p>}
      {(rows.length > 0 || removed) && (
        <ol className={styles.rows} aria-labelledby={labelId}>
          {removed?.afterId === null && noted}
          {rows.map((row) => (
            <Fragment key={row.id}>
              {isQuestion(row) ? (
                <QuestionItem form={form} row={row} number={questions.indexOf(row) + 1} />
              ) : (
                <SectionItem form={form} row={row} />
              )}
              {removed?.afterId === row.id && noted}
            </Fragment>
          ))}
        </ol>
      )}
      {error !== undefined && (
        <p role="alert" className={styles.error}>
          {getErrorText(error, text('rows'))}
        </p>
      )}
      <div className={styles.buttons}>
        <Button
          size="small"
          isDisabled={form.isLocked}
          blockedBecause={fullText}
          icon={<Plus aria-hidden="true" />}
          onPress={() => form.addQuestion()}
        >
          {text('addQuestion')}
        </Button>
        <Button
          size="small"
          isDisabled={form.isLocked}
          blockedBecause={fullText}
          icon={<Heading aria-hidden="true" />}
          onPress={form.addSection}
        >
          {text('addSection')}
        </Button>
      </div>
      <p role="status" className="visually-hidden">
        {isolate(form.message)}
      </p>
    </div>
  );
}
