import { change } from '../../edit.ts';
import type { InjectedFault } from '../../injected-fault.ts';
import { body, reversed, without } from '../../response-mutations.ts';

const area = 'audit';

interface Entry {
  action: string;
  actorId: string;
  changes: { from: string[]; to: string[] }[];
}

const editEntries = (edit: (entry: Entry) => Entry) =>
  body(change('auditEntries', (entries) => (entries as Entry[]).map(edit)));

/** Faults in the audit log. */
export const injectedFaults: InjectedFault[] = [
  {
    name: 'changes of roles are missing from the log',
    kind: 'state',
    area,
    on: 'searchAuditLog',
    response: body(
      change('auditEntries', (entries) =>
        (entries as Entry[]).filter(({ action }) => action !== 'role.update'),
      ),
    ),
  },
  {
    name: 'the log names no values',
    kind: 'state',
    area,
    on: 'searchAuditLog',
    response: editEntries((entry) => ({ ...entry, changes: [] })),
  },
  {
    name: 'the log names another author',
    kind: 'rules',
    area,
    on: 'searchAuditLog',
    response: editEntries((entry) => ({ ...entry, actorId: 'kira' })),
  },
  {
    name: 'the log shows telephone numbers',
    kind: 'isolation',
    area,
    on: 'searchAuditLog',
    response: editEntries((entry) => ({
      ...entry,
      changes: entry.changes.map((each) => ({
        ...each,
        to: each.to.length === 0 ? ['+49 30 5550 7788'] : each.to,
      })),
    })),
  },
  {
    name: 'an export of the log leaves no entry',
    kind: 'state',
    area,
    on: 'exportAuditLog',
    response: without('auditEntries'),
  },
  {
    name: 'the log begins with the oldest entry',
    kind: 'rules',
    area,
    on: 'searchAuditLog',
    response: reversed('auditEntries'),
  },
];
