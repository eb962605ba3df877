import type { components } from '@atrium/contract/generated/types.ts';
import type { SearchedCollections } from '../store.ts';
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
  usZipCodes: ZipCode;
}

export type OrganizationSettingsRecord = { id: string } & Omit<
  Contract['OrganizationSettings'],
  'version' | 'tenantLogoUrl'
> &
  Versioned;

export type ValueListRecord = Omit<Contract['ListInput'], 'version'> & Versioned;

/** A zip code of the United States, which is the id. */
export interface ZipCode {
  id: string;
  city: string;
  stateCode: string;
  stateName: string;
  /** Computed by the store: the id. */
  zip?: string;
}

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

export const collections: SearchedCollections<Records> = {
  organizationSettings: { fields: {}, indexes: [] },
  holidays: { fields: { date: 'instant' }, indexes: [['date']], unique: [['date']] },
  valueLists: { fields: { name: 'name', code: 'name' }, indexes: [], unique: [['name'], ['code']] },
  pages: {
    fields: { name: 'name', title: 'name', route: 'name', isActive: 'boolean' },
    indexes: [['isActive']],
    unique: [['name'], ['route']],
  },
  menuState: { fields: {}, indexes: [] },
  scripts: { fields: { name: 'name' }, indexes: [], unique: [['name']] },
  scriptVersions: {
    fields: { scriptId: 'text', version: 'number' },
    indexes: [['scriptId', 'version']],
  },
  usZipCodes: {
    fields: { zip: 'name', city: 'name', stateCode: 'name', stateName: 'name' },
    indexes: [],
    ordered: ['zip', 'city', 'stateCode', 'stateName'],
    isLarge: true,
  },
};
