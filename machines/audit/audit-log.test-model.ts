import { createListTestModel } from '../testing/list-test-models.ts';
import { exampleEntry } from './audit-entry.fixtures.ts';
import { auditLogMachine } from './audit-log.machine.ts';

export const testModel = createListTestModel(auditLogMachine, exampleEntry, [
  { source: 'PRIV-001', text: 'The log is searched by actor, action, record, address and time.' },
  { source: 'PEOPL-019', text: 'Each entry shows the values before and after a change.' },
]);
