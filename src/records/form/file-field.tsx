import { X } from 'lucide-react';
import { useId } from 'react';
import type { FormValues } from '#machines/records/form-values.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { FileDrop } from '#ui/fields/file-drop.tsx';
import { useField, type FieldProps } from './use-field.ts';
import styles from './fields.module.css';

interface FileProps<Form extends FormValues> extends FieldProps<Form> {
  /** As in HTML: `.png,image/jpeg`. */
  accept: string;
  /** The accepted files and the maximum size. */
  hint: string;
}

/** A file of a record, selected, dropped or pasted; null is none. A draft does not include it. */
export function FormFile<Form extends FormValues>(props: FileProps<Form>) {
  const { actor, field, label, accept, hint } = props;
  const text = useText('records');
  const { value, change, isLocked, error } = useField({ actor, field, label });
  const labelId = useId();
  return (
    <div data-field={field} role="group" aria-labelledby={labelId} className={styles.group}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      <FileDrop
        accept={accept}
        label={text('chooseFile')}
        hint={hint}
        isDisabled={isLocked}
        error={error}
        onFile={change}
      >
        {value instanceof File && (
          <p className={styles.file}>
            <bdi>{value.name}</bdi>
            <Button
              variant="quiet"
              size="small"
              icon={<X aria-hidden="true" />}
              aria-label={text('removeFile', { name: value.name })}
              onPress={() => change(null)}
            />
          </p>
        )}
      </FileDrop>
    </div>
  );
}
