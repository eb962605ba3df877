import { serverError } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/test-model.ts';
import { done, failed } from '../testing/paths.ts';
import type { CalendarEvent } from './day-events.actors.ts';
import { dayEventsMachine } from './day-events.machine.ts';

export const exampleEvents: readonly CalendarEvent[] = [
  {
    id: '8b3e5c20-0000-4000-8000-000000000001',
    title: 'Customer call',
    startTime: '2026-03-04T10:00:00.000Z',
    endTime: '2026-03-04T10:30:00.000Z',
    isAllDay: false,
    location: '',
    description: '',
    version: 1,
  },
  {
    id: '8b3e5c20-0000-4000-8000-000000000002',
    title: 'Design review: follow-up',
    startTime: '2026-03-04T14:00:00.000Z',
    endTime: '2026-03-04T15:00:00.000Z',
    isAllDay: false,
    location: 'Room 1',
    description: '',
    version: 1,
  },
];

export const testModel = createTestModel(dayEventsMachine, {
  inputs: [{ date: '2026-03-04' }],
  events: [
    failed('listenToCalendar', serverError),
    done('checkConnection', true),
    done('checkConnection', false),
    failed('checkConnection', serverError),
    done('getDayEvents', exampleEvents),
    failed('getDayEvents', serverError),
    { type: 'day.changed', date: '2026-03-03' },
    { type: 'calendar.changed' },
    { type: 'tab.returned' },
    { type: 'retry' },
  ],
  rules: [
    {
      source: 'INTEG-001',
      text: 'The events of a connected calendar are shown next to the day of ClockWork.',
    },
    { source: 'PRIV-040', text: 'Only people with the right to calendar events see them.' },
    {
      source: 'CLOCK-D11',
      text: 'Events that cannot be loaded can be tried again; the rest of the day works.',
    },
  ],
});
