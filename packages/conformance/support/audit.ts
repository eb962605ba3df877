/** Shared helpers of the scenarios for the audit log. */
import type { Actor, Success } from '../scenario/types.ts';

export type AuditEntry = Success<'searchAuditLog'>['auditEntries'][number];

/** The body of a search for the newest entries of a record. */
const searchBody = (recordId: string) => ({
  page: 1,
  pageSize: 20 as const,
  sort: null,
  columnFilters: [{ name: 'recordId', value: recordId }],
});

/** The entries of a record, the oldest first. */
export async function entriesAbout(me: Actor, recordId: string): Promise<AuditEntry[]> {
  const body = searchBody(recordId);
  const { auditEntries } = await me.request('searchAuditLog', { body });
  return auditEntries.toReversed();
}
