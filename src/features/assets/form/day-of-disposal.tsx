import { useFieldSettings } from '#i18n/format.tsx';
import { DateField, type DateFieldProps } from '#ui/dates/date-field.tsx';

/** Loaded when the dialog first opens: few people dispose of an asset, and a calendar is large. */
export default function DayOfDisposal(props: Omit<DateFieldProps, 'format' | 'weekStart'>) {
  const { day } = useFieldSettings();
  return <DateField {...props} isRequired {...day} />;
}
