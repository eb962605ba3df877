import type { components } from '#openapi/generated/types.ts';
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
  /** One for each person with a connected calendar; the id is the person's. */
  calendarConnections: { id: string; connectedOn: string };
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

export type CalendarEventRecord = { ownerId: string } & Stored<Contract['CalendarEventInput']>;

export type VideoRecord = { addedByName: string; addedOn: string } & Stored<Contract['VideoInput']>;

export const collections: SearchedCollections<Records> = {
  providers: { fields: {}, indexes: [] },
  integrationSettings: { fields: {}, indexes: [] },
  syncStates: { fields: {}, indexes: [] },
  externalRecords: { fields: { type: 'text' }, indexes: [['type']] },
  calendarConnections: { fields: {}, indexes: [] },
  calendarEvents: {
    fields: { ownerId: 'text', startTime: 'instant' },
    indexes: [['ownerId', 'startTime']],
  },
  videos: { fields: { addedOn: 'instant' }, indexes: [['addedOn']] },
  permeaSettings: { fields: {}, indexes: [] },
  openAiSettings: { fields: {}, indexes: [] },
};
