import type { AuditEntryRecord } from '../../store/world/audit.ts';

/** What an entry of the audit log is made from. */
export type AuditedAction = Omit<AuditEntryRecord, 'id' | 'position' | 'action' | 'text'>;

/** The entry with a number: its id, and what it is ordered and found by. */
export function toRecord(sequence: number, entry: AuditedAction): AuditEntryRecord {
  const id = String(sequence).padStart(12, '0');
  const action = `${entry.kind}.${entry.verb}`;
  const text = [entry.actor, action, entry.recordName].join(' ');
  return { ...entry, id, action, text, position: `${entry.timestamp} ${id}` };
}
