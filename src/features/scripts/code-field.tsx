import { useRef } from 'react';
import { Label, Text, TextArea, TextField } from 'react-aria-components';
import { typedText } from '#machines/records/form-value.ts';
import type { FormActor } from '#machines/records/form-values.ts';
import type { ScriptForm } from '#machines/scripts/script.ts';
import { useField } from '#records/form/use-field.ts';
import { FieldError } from '#ui/fields/field-error.tsx';
import styles from './scripts.module.css';

interface CodeFieldProps {
  actor: FormActor<ScriptForm>;
  label: string;
  description: string;
}

/** The numbers of the lines, one below the other. */
const numberLines = (text: string): string =>
  Array.from({ length: text.split('\n').length }, (_, at) => at + 1).join('\n');

/** The text of a script, with the numbers of its lines. */
export function CodeField({ actor, label, description }: CodeFieldProps) {
  const { value, change, isLocked, error } = useField({ actor, field: 'code', label });
  const numbers = useRef<HTMLPreElement>(null);
  const text = typedText(value);
  return (
    <TextField
      name="code"
      value={text}
      onChange={change}
      isReadOnly={isLocked}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={styles.codeField ?? ''}
    >
      <Label className={styles.codeLabel ?? ''}>{label}</Label>
      <div className={styles.editor} dir="ltr">
        <pre ref={numbers} aria-hidden="true" className={styles.numbers}>
          {numberLines(text)}
        </pre>
        <TextArea
          wrap="off"
          spellCheck="false"
          autoCapitalize="off"
          className={styles.code ?? ''}
          onScroll={({ currentTarget }) => {
            if (numbers.current) numbers.current.scrollTop = currentTarget.scrollTop;
          }}
        />
      </div>
      {error === undefined && (
        <Text slot="description" className={styles.muted ?? ''}>
          {description}
        </Text>
      )}
      <FieldError>{error}</FieldError>
    </TextField>
  );
}
