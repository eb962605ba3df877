import { useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import type { FormField, FormActor, FormValues } from '#machines/records/form-values.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import styles from '../records.module.css';

interface ErrorSummaryProps<Form extends FormValues> {
  actor: FormActor<Form>;
  getLabel: (field: FormField<Form>) => string;
  form: RefObject<HTMLFormElement | null>;
}

/** All errors, above the form; each links to its field. */
export function ErrorSummary<Form extends FormValues>(props: ErrorSummaryProps<Form>) {
  const { actor, getLabel, form } = props;
  const text = useText('records');
  const getErrorText = useErrorText();
  const errors = useSelector(actor, ({ context }) => context.errors);
  const fields = Object.keys(errors) as FormField<Form>[];
  if (fields.length === 0) return null;
  const focus = (field: string) => {
    const named = form.current?.elements.namedItem(field);
    // A field with multiple inputs has a `data-field` attribute instead of a name.
    const within = `[data-field="${field}"] :is(input, button, [tabindex="0"])`;
    const control = named ?? form.current?.querySelector(within);
    if (control instanceof HTMLElement) control.focus();
  };
  return (
    <Banner tone="danger" title={text('errors', { count: fields.length })}>
      <ul className={styles.errors}>
        {fields.map((field) => (
          <li key={field}>
            <button type="button" className={styles.error} onClick={() => focus(field)}>
              {getLabel(field)}
            </button>
            {': '}
            {isolate(getErrorText(errors[field], getLabel(field)))}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
