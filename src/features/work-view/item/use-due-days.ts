import { useText } from '#i18n/text.tsx';
import type { ItemOption } from './item-options.tsx';

/** The option without a due date. */
export const noDay = 'none';

/** The due date that an option stands for. */
export const toDueOn = (id: string): string | null => (id === noDay ? null : id);

const getDayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/**
 * The next days that a task can be due on, and none. The days are yyyy-MM-dd; empty before the
 * first response.
 */
export function useDueDays(today: string, lastDay: string): readonly ItemOption[] {
  const text = useText('workView');
  if (today === '') return [];
  return [
    { id: today, label: text('due_today') },
    { id: getDayAfter(today, 1), label: text('tomorrow') },
    { id: lastDay, label: text('endOfWeek') },
    { id: getDayAfter(lastDay, 7), label: text('endOfNextWeek') },
    { id: noDay, label: text('due_none') },
  ].filter(({ id }, at, all) => all.findIndex((each) => each.id === id) === at);
}
