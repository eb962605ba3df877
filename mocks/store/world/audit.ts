import type { components } from '@atrium/contract/generated/types.ts';
import type { SearchedCollections } from '../store.ts';

type Contract = components['schemas'];

/** The log of a tenant's administration. Source: PRIV-001, PEOPL-019. */
export interface Records {
  auditEntries: AuditEntryRecord;
}

export interface AuditEntryRecord extends Omit<Contract['AuditEntry'], 'record'> {
  /** The timestamp and the number of the entry, by which the log is ordered. */
  position: string;
  recordName: string;
  /** Actor, action and record, for a search in all of them. */
  text: string;
}

export const collections: SearchedCollections<Records> = {
  auditEntries: {
    fields: {
      position: 'text',
      timestamp: 'name',
      actor: 'name',
      action: 'name',
      recordName: 'name',
      recordId: 'name',
      ipAddress: 'name',
      text: 'search',
    },
    indexes: [['position']],
    ordered: ['timestamp', 'actor', 'action', 'recordName'],
    isLarge: true,
  },
};
