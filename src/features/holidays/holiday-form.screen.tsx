import type { HolidayForm } from '#machines/holidays/holiday.ts';
import { useText } from '#i18n/text.tsx';
import { FormDate } from '#records/form/date-fields.tsx';
import { FormSwitch, FormText } from '#records/form/fields.tsx';
import { RecordForm, type FormScreenProps } from '#records/form/record-form.tsx';
import { holidayAddresses } from '#page/parameters/addresses.ts';

/** Adds or edits a holiday. Source: ADMIN-022. */
export function HolidayFormScreen(props: FormScreenProps<HolidayForm>) {
  const { actor } = props;
  const text = useText('holidays');
  const of = (field: keyof HolidayForm) => ({ actor, field, label: text(field) });
  return (
    <RecordForm {...props} text={text} list={holidayAddresses.list}>
      <FormText {...of('name')} isRequired autoFocus />
      <FormDate {...of('date')} isRequired />
      <FormSwitch {...of('isHalfDay')} stateText={(isOn) => text(isOn ? 'halfText' : 'fullText')} />
      <FormSwitch
        {...of('isOptional')}
        stateText={(isOn) => text(isOn ? 'optionalText' : 'everyoneText')}
      />
    </RecordForm>
  );
}
