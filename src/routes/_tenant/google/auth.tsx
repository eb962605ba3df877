import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

/** What the calendar's provider adds to the address. Source: RFC 6749, section 4.1.2. */
interface CalendarSearch {
  code?: string | undefined;
  state?: string | undefined;
  error?: string | undefined;
}

/** The router reads a code of digits as a number. */
const toText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

export const Route = createFileRoute('/_tenant/google/auth')({
  ...page(
    'calendarEvents.basic',
    ['calendar', 'records', 'common'],
    () => import('#features/calendar/calendar-connection.page.tsx'),
  ),
  validateSearch: ({ code, state, error }: Record<string, unknown>): CalendarSearch => ({
    code: toText(code),
    state: toText(state),
    error: toText(error),
  }),
});
