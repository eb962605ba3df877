import { createList } from '../lists/create-list.ts';
import type { AuditEntry } from './audit-entry.ts';
import { loadEntries } from './audit-log.actors.ts';

export const auditLogMachine = createList<AuditEntry>({
  id: 'audit-log',
  description:
    'Who changed which right, setting, user, role or client, searched, sorted and paged by the server. Source: PRIV-001, PEOPL-019.',
  loadPage: loadEntries,
});
