import { useDateSettings } from '#i18n/format.tsx';
import { DateField, type DateFieldProps } from '#ui/date-field.tsx';

/** Loaded with the first question: few dispose of an asset, and a calendar is large. */
export default function DayOfDisposal(props: Omit<DateFieldProps, 'format'>) {
  const { dateFormat } = useDateSettings();
  return <DateField {...props} isRequired format={dateFormat} />;
}
