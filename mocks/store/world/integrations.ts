import type { components } from '@atrium/contract/generated/types.ts';
import type { SearchedCollections } from '../store.ts';
import type { Versioned } from '../versioned.ts';

type Contract = components['schemas'];
type Stored<RequestInput> = Omit<RequestInput, 'version'> & Versioned;

/** Integrations of a tenant with other systems. Source: INTEG-010, INTEG-019, INTEG-002. */
export interface Records {
  providers: Contract['Provider'];
  integrationSettings: { id: string } & Stored<Contract['IntegrationSettingsInput']>;
  syncStates: { id: Contract['ExternalApiType']; lastSyncedOn: string; changedCount: number };
  externalRecords: ExternalRecord;
  hrmsRuns: HrmsRunRecord;
  /** One for each person with a connected calendar; the id is the person's. */
  calendarConnections: CalendarConnectionRecord;
  calendarAuthorizations: CalendarAuthorizationRecord;
  calendarEvents: CalendarEventRecord;
  videos: VideoRecord;
  permeaSettings: { id: string; apiKey: string | null } & Stored<Contract['PermeaSettingsInput']>;
  openAiSettings: { id: string; apiKey: string | null } & Stored<Contract['OpenAiSettingsInput']>;
}

/** Data of the HRMS provider about an employee. */
export interface ExternalRecord {
  id: string;
  type: Contract['ExternalApiType'];
  /** E-mail address of the employee. */
  email: string;
  /** A designation, the e-mail address of a manager, or a shift. */
  value: string;
}

export type HrmsSkipReason = Contract['HrmsSkipReason'];

/** A value that a run has changed; `previous` and `next` are ids, except for a shift. */
export interface HrmsChangeRecord {
  employeeId: string;
  employeeName: string;
  type: Contract['ExternalApiType'];
  previous: string | null;
  next: string;
  previousText: string | null;
  nextText: string;
  /** Why the undo of the run has left the value. */
  leftReason: HrmsSkipReason | null;
}

/** A run of the HRMS import. */
export interface HrmsRunRecord {
  id: string;
  /** A later run has a higher one. */
  sequence: number;
  startedOn: string;
  startedByName: string;
  providerName: string;
  types: readonly Contract['ExternalApiType'][];
  changes: HrmsChangeRecord[];
  changedCount: number;
  skippedCount: number;
  /** Whether it has changed something and was not undone. */
  isOpen: boolean;
  undoneOn: string | null;
  undoneByName: string | null;
}

/** The connected calendar of a person, whose id is the record's. */
export interface CalendarConnectionRecord {
  id: string;
  connectedOn: string;
  /** The e-mail address of the account at the provider. */
  account: string;
  scopes: string[];
  lastSyncedOn: string;
}

/** A started authorization request; the id is its state. */
export interface CalendarAuthorizationRecord {
  id: string;
  personId: string;
  /** The PKCE verifier, which is never returned. */
  verifier: string;
  nonce: string;
  redirectUri: string;
  /** UTC timestamp after which it is rejected. */
  expiresAt: string;
}

export type CalendarEventRecord = {
  ownerId: string;
  /** The id at the provider; missing for an event that was created here. */
  externalId?: string;
} & Stored<Contract['CalendarEventInput']>;

export type VideoRecord = { addedByName: string; addedOn: string } & Stored<Contract['VideoInput']>;

export const collections: SearchedCollections<Records> = {
  providers: { fields: {}, indexes: [] },
  integrationSettings: { fields: {}, indexes: [] },
  syncStates: { fields: {}, indexes: [] },
  externalRecords: { fields: { type: 'text' }, indexes: [['type']] },
  hrmsRuns: {
    fields: {
      sequence: 'number',
      startedOn: 'instant',
      startedByName: 'name',
      providerName: 'name',
      changedCount: 'number',
      isOpen: 'boolean',
    },
    indexes: [['sequence'], ['isOpen', 'sequence']],
  },
  calendarConnections: { fields: {}, indexes: [] },
  calendarAuthorizations: { fields: { personId: 'text' }, indexes: [['personId']] },
  calendarEvents: {
    fields: { ownerId: 'text', startTime: 'instant' },
    indexes: [['ownerId', 'startTime']],
  },
  videos: {
    fields: {
      title: 'name',
      category: 'name',
      description: 'name',
      addedByName: 'name',
      addedOn: 'instant',
    },
    indexes: [['addedOn']],
  },
  permeaSettings: { fields: {}, indexes: [] },
  openAiSettings: { fields: {}, indexes: [] },
};
