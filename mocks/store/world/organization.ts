import type { components } from '#openapi/generated/types.ts';
import type { Indexes } from '../store.ts';
import type { Versioned } from '../versioned.ts';

type Contract = components['schemas'];

/**
 * Settings of a tenant, and the records that its administrators manage. Source: ADMIN-D03.
 */
export interface Records {
  organizationSettings: OrganizationSettingsRecord;
  holidays: Contract['HolidayInput'] & Versioned;
  valueLists: ValueListRecord;
  pages: Contract['PageInput'] & Versioned;
  menuState: { id: string } & Versioned;
  scripts: ScriptRecord;
  /** One for each version of each script. */
  scriptVersions: ScriptVersionRecord;
  usZipCodes: { id: string; city: string; stateCode: string; stateName: string };
}

export type OrganizationSettingsRecord = { id: string } & Omit<
  Contract['OrganizationSettings'],
  'version' | 'tenantLogoUrl'
> &
  Versioned;

export type ValueListRecord = Omit<Contract['ListInput'], 'version'> & Versioned;

export interface ScriptRecord extends Versioned {
  id: string;
  name: string;
  description: string;
  code: string;
}

export interface ScriptVersionRecord {
  id: string;
  scriptId: string;
  version: number;
  code: string;
  changedByName: string;
  changedOn: string;
}

export const collections: Indexes<Records> = {
  organizationSettings: { indexes: [] },
  holidays: { indexes: [['date']] },
  valueLists: { indexes: [] },
  pages: { indexes: [] },
  menuState: { indexes: [] },
  scripts: { indexes: [] },
  scriptVersions: { indexes: [['scriptId']] },
  usZipCodes: { indexes: [] },
};
