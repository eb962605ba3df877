import { useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import type { FieldOf, FormHolder, FormValues } from '#machines/records/form-values.ts';
import { useFaultText } from '#i18n/fault-text.ts';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/banner.tsx';
import { isolate } from '#ui/isolate.tsx';
import styles from './records.module.css';

interface FaultSummaryProps<Form extends FormValues> {
  actor: FormHolder<Form>;
  labelOf: (field: FieldOf<Form>) => string;
  form: RefObject<HTMLFormElement | null>;
}

/** Everything that is wrong, above the form; each leads to its field. */
export function FaultSummary<Form extends FormValues>(props: FaultSummaryProps<Form>) {
  const { actor, labelOf, form } = props;
  const text = useText('records');
  const faultText = useFaultText();
  const faults = useSelector(actor, ({ context }) => context.faults);
  const fields = Object.keys(faults) as FieldOf<Form>[];
  if (fields.length === 0) return null;
  const focus = (field: string) => {
    const named = form.current?.elements.namedItem(field);
    // A field of several parts has its place instead of a name.
    const within = `[data-field="${field}"] :is(input, button, [tabindex="0"])`;
    const control = named ?? form.current?.querySelector(within);
    if (control instanceof HTMLElement) control.focus();
  };
  return (
    <Banner tone="danger" title={text('faults', { count: fields.length })}>
      <ul className={styles.faults}>
        {fields.map((field) => (
          <li key={field}>
            <button type="button" className={styles.fault} onClick={() => focus(field)}>
              {labelOf(field)}
            </button>
            {': '}
            {isolate(faultText(faults[field], labelOf(field)))}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
