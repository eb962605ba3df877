import { useFieldSettings } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { useDayInput } from '#records/report/use-day-input.ts';
import { DateField } from '#ui/dates/date-field.tsx';

interface WeekPickerProps {
  /** `yyyy-MM-dd`. */
  day: string;
  today: string;
  onDay: (day: string) => void;
}

/** No one recorded time before this date; an earlier year is still being typed. */
const first = '2000-01-01';

/** Selects the week of any day up to today. The calendar is large, so it loads after the week. */
export default function WeekPicker({ day, today, onDay }: WeekPickerProps) {
  const text = useText('clockWeek');
  const settings = useFieldSettings();
  const input = useDayInput({
    label: text('goToWeek'),
    applied: day,
    onDay: (value) => {
      if (value !== null && value >= first && value <= today) onDay(value);
    },
  });
  return <DateField {...input} hideLabel {...settings.day} max={today} />;
}
