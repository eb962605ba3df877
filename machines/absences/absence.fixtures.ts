import type { Absence } from './absence.ts';

/** An absence for tests, test models and stories. */
export const exampleAbsence: Absence = {
  id: '9c4f6d30-0000-4000-8000-000000000061',
  employeeId: 'employee-ben',
  employeeName: 'Ben Okafor',
  profileImageUrl: null,
  firstDay: '2026-03-09',
  lastDay: '2026-03-13',
  isHalfDay: false,
  kind: 'Vacation',
  note: 'Phone only in the evening.',
  version: 1,
};

export const exampleAbsences: readonly Absence[] = [
  exampleAbsence,
  {
    ...exampleAbsence,
    id: '9c4f6d30-0000-4000-8000-000000000062',
    firstDay: '2026-04-02',
    lastDay: '2026-04-02',
    isHalfDay: true,
    kind: 'Training',
    note: '',
  },
];
