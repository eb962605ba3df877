import { useState } from 'react';
import type { QuestionRow } from '#machines/reviews/forms/form-row.ts';
import { useText } from '#i18n/text.tsx';
import { RadioGroup } from '#ui/choices/radio-group.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import styles from './review-forms.module.css';

const ratings = ['1', '2', '3', '4', '5'] as const;

/** A question with its field; what is typed into it is not stored. */
export function PreviewField({ row, isReadOnly }: { row: QuestionRow; isReadOnly: boolean }) {
  const text = useText('reviewForms');
  const [answer, setAnswer] = useState('');
  const { questionText: label, isRequired, helpText, answerKind } = row;
  const common = { label, isRequired, ...(helpText !== '' && { description: helpText }) };
  if (isReadOnly) {
    return (
      <dl className={styles.read}>
        <dt>
          <bdi>{label}</bdi>
        </dt>
        <dd>{text(`sample_${answerKind}`)}</dd>
      </dl>
    );
  }
  if (answerKind === 'Text') {
    return <TextField {...common} multiline value={answer} onChange={setAnswer} />;
  }
  const options = answerKind === 'Rating' ? ratings : row.choices;
  return (
    <RadioGroup
      {...common}
      orientation={answerKind === 'Rating' ? 'horizontal' : 'vertical'}
      options={options.map((id) => ({ id, label: id }))}
      value={answer || null}
      onChange={setAnswer}
    />
  );
}
