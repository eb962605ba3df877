import { useFieldSettings } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { useDayInput } from '#records/report/use-day-input.ts';
import { DateField } from '#ui/dates/date-field.tsx';

interface DayPickerProps {
  /** `yyyy-MM-dd`. */
  day: string;
  today: string;
  onDay: (day: string) => void;
}

/** No one recorded time before this date; an earlier year is still being typed. */
const first = '2000-01-01';

/**
 * Selects any day up to today, in the person's format. The calendar is large, so it loads after the
 * day.
 */
export default function DayPicker({ day, today, onDay }: DayPickerProps) {
  const text = useText('clockwork');
  const settings = useFieldSettings();
  const input = useDayInput({
    label: text('goToDay'),
    applied: day,
    onDay: (value) => {
      if (value !== null && value >= first && value <= today) onDay(value);
    },
  });
  return <DateField {...input} hideLabel {...settings.day} max={today} />;
}
