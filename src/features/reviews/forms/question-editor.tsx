import { answerKinds, type QuestionRow } from '#machines/reviews/forms/form-row.ts';
import { useText } from '#i18n/text.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Switch } from '#ui/choices/switch.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { ChoiceRows } from './choice-rows.tsx';
import styles from './review-forms.module.css';
import type { FormRows } from './use-form-rows.ts';
import type { RowErrorTexts } from './use-row-errors.ts';

interface QuestionEditorProps {
  form: FormRows;
  row: QuestionRow;
  errors: RowErrorTexts;
}

/** The fields of one question. */
export function QuestionEditor({ form, row, errors }: QuestionEditorProps) {
  const text = useText('reviewForms');
  const change = (changed: Partial<QuestionRow>) => form.change(row, changed);
  return (
    <div className={styles.editor}>
      <TextField
        multiline
        isRequired
        autoFocus
        label={text('questionText')}
        value={row.questionText}
        onChange={(questionText) => change({ questionText })}
        isReadOnly={form.isLocked}
        error={errors.questionText}
      />
      <Select
        label={text('answerKind')}
        placeholder=""
        items={answerKinds.map((id) => ({
          id,
          label: text(`kind_${id}`),
          description: text(`kindText_${id}`),
        }))}
        value={row.answerKind}
        onChange={(answerKind) => {
          if (answerKind !== null) change({ answerKind });
        }}
        isLocked={form.isLocked}
      />
      {row.answerKind === 'Choice' && (
        <ChoiceRows
          choices={row.choices}
          isLocked={form.isLocked}
          error={errors.choices}
          onChange={(choices) => change({ choices })}
        />
      )}
      <TextField
        multiline
        label={text('helpText')}
        description={text('helpTextHint')}
        value={row.helpText}
        onChange={(helpText) => change({ helpText })}
        isReadOnly={form.isLocked}
        error={errors.helpText}
      />
      <Switch
        isSelected={row.isRequired}
        onChange={(isRequired) => change({ isRequired })}
        isReadOnly={form.isLocked}
        description={text(row.isRequired ? 'requiredText' : 'optionalText')}
      >
        {text('isRequired')}
      </Switch>
    </div>
  );
}
