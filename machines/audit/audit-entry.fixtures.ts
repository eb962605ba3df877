import type { AuditEntry } from './audit-entry.ts';

export const exampleEntry: AuditEntry = {
  id: '000000000002',
  timestamp: '2026-03-11T09:30:00.000Z',
  actorId: 'ava',
  actor: 'Ava Stone',
  action: 'role.update',
  kind: 'role',
  verb: 'update',
  recordId: 'employee',
  record: 'Employee',
  changes: [
    { field: 'name', from: ['Staff'], to: ['Employee'] },
    { field: 'privileges', from: ['tags.basic'], to: ['reviews.basic', 'employees.edit'] },
  ],
  ipAddress: '203.0.113.9',
};

export const exampleEntries: readonly AuditEntry[] = [
  exampleEntry,
  {
    ...exampleEntry,
    id: '000000000001',
    action: 'access.update',
    kind: 'access',
    recordId: 'leo',
    record: 'Leo Park',
    changes: [{ field: 'isActive', from: ['true'], to: ['false'] }],
    ipAddress: '',
  },
  {
    ...exampleEntry,
    id: '000000000000',
    actor: 'فاطمة الزهراء',
    action: 'employee.update',
    kind: 'employee',
    recordId: 'employee-ben',
    record: 'Ben Okafor',
    changes: [{ field: 'phone', from: [], to: [] }],
  },
];
