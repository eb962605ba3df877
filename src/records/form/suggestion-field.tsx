import { typedText } from '#machines/records/form-value.ts';
import type { FormValues } from '#machines/records/form-values.ts';
import { SuggestionBox } from '#ui/fields/suggestion-box.tsx';
import { useField, type FieldProps } from './use-field.ts';

interface SuggestionProps<Form extends FormValues> extends FieldProps<Form> {
  suggestions: readonly string[];
  description?: string;
}

/** A text field with suggestions; any other text is accepted, too. */
export function FormSuggestion<Form extends FormValues>(props: SuggestionProps<Form>) {
  const { actor, field, ...rest } = props;
  const { value, change, isLocked, error } = useField({ actor, field, label: rest.label });
  return (
    <div data-field={field}>
      <SuggestionBox
        {...rest}
        value={typedText(value)}
        onChange={change}
        isReadOnly={isLocked}
        error={error}
      />
    </div>
  );
}
