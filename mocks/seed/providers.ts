/** The provider ids of every tenant; two ids mean no provider. Source: INTEG-013. */
export const providers = [
  { id: '00000000-0000-4000-8000-0000000000a1', name: 'No HRMS', kind: 'hrms', isEmpty: true },
  { id: '00000000-0000-4000-8000-0000000000a2', name: 'Demo HRMS', kind: 'hrms', isEmpty: false },
  {
    id: '00000000-0000-4000-8000-0000000000b1',
    name: 'No calendar',
    kind: 'calendar',
    isEmpty: true,
  },
  {
    id: '00000000-0000-4000-8000-0000000000b2',
    name: 'Google Calendar',
    kind: 'calendar',
    isEmpty: false,
  },
] as const;
