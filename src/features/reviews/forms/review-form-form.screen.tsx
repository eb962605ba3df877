import { useSelector } from '@xstate/react';
import { isQuestion } from '#machines/reviews/forms/form-row.ts';
import type { ReviewFormValues } from '#machines/reviews/forms/review-form.ts';
import type { FormValue } from '#machines/records/form-value.ts';
import { useText } from '#i18n/text.tsx';
import { reviewFormAddresses } from '#page/parameters/addresses.ts';
import { FormSwitch, FormText } from '#records/form/fields.tsx';
import { RecordForm, type FormScreenProps } from '#records/form/record-form.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { FormRowsField } from './form-rows-field.tsx';
import styles from './review-forms.module.css';

/** The form editor: adds or edits a review form. Source: REVW-004, REVW-D29. */
export function ReviewFormFormScreen(props: FormScreenProps<ReviewFormValues>) {
  const { actor } = props;
  const text = useText('reviewForms');
  const isNew = useSelector(actor, ({ context }) => context.id === null);
  const of = (field: keyof ReviewFormValues) => ({ actor, field, label: text(field) });
  const formatValue = (field: string, value: FormValue | undefined) => {
    if (field !== 'rows' || !Array.isArray(value)) return undefined;
    const rows = value as ReviewFormValues['rows'];
    return text('questionCount', { count: rows.filter(isQuestion).length });
  };
  return (
    <RecordForm {...props} text={text} list={reviewFormAddresses.list} formatValue={formatValue}>
      {!isNew && (
        <div className={styles.wide}>
          <Banner tone="info">{text('runningCycles')}</Banner>
        </div>
      )}
      <FormText {...of('name')} isRequired autoFocus />
      <FormText {...of('description')} multiline />
      <FormSwitch
        {...of('isActive')}
        stateText={(isOn) => text(isOn ? 'activeText' : 'inactiveText')}
      />
      <FormRowsField actor={actor} />
    </RecordForm>
  );
}
