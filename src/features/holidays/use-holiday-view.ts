import * as v from 'valibot';
import { useState } from 'react';
import { persistChoice, readChoice } from '#session/storage/lists/persisted-choices.ts';

const name = 'holidayView';
const views = ['list', 'calendar'] as const;
export type HolidayView = (typeof views)[number];

/** The view of the holidays that a user has selected on this device. */
export function useHolidayView(subject: string) {
  const [view, setView] = useState<HolidayView>(
    () => readChoice(subject, name, v.picklist(views)) ?? 'list',
  );
  const onView = (selected: HolidayView) => {
    setView(selected);
    persistChoice(subject, name, selected);
  };
  return { view, onView };
}
