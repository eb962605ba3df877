import { appendEntry } from '../core/records/audit.ts';
import { readAll, readPage, type FieldColumns } from '../core/records/field-paging.ts';
import { ok, sent, type Handlers } from '../core/requests/handler.ts';
import { workbook } from '../core/files/workbook.ts';
import type { AuditEntryRecord } from '../store/world/audit.ts';
import { toSheet } from './audit/sheet.ts';

export { default as requests } from '@atrium/contract/generated/schemas/audit.requests.ts';
export const messages = async () => (await import('./audit/messages.ts')).audit;

/** The log of changes, which no call alters. Source: PRIV-001, PEOPL-019. */
export const handlers: Handlers<'audit'> = {
  searchAuditLog: async ({ db, body }) => {
    const { rows, total } = await readPage(db, 'auditEntries', list, body);
    return ok({ auditEntries: rows.map(toView), totalCount: total });
  },

  exportAuditLog: async (call) => {
    const entries = await readAll(call.db, 'auditEntries', list, call.body);
    const exported = { kind: 'auditLog', verb: 'export' } as const;
    await appendEntry(call.db, call, { ...exported, recordId: '', recordName: '', changes: [] });
    return sent(workbook({ name: 'Audit log', columns: toSheet(call.user), rows: entries }));
  },
};

const columns: FieldColumns<AuditEntryRecord> = {
  actor: 'actor',
  action: 'action',
  record: 'recordName',
  recordId: 'recordId',
  ipAddress: 'ipAddress',
  timestamp: 'timestamp',
  text: 'text',
};

const list = { columns, order: { by: 'position', direction: 'descending' } } as const;

const toView = ({ recordName, position: _position, text: _text, ...entry }: AuditEntryRecord) => ({
  ...entry,
  record: recordName,
});
