import type { Handlers } from '../core/requests/handler.ts';
import { assignments } from './assets/assigning/assignments.ts';
import { auditedAssets } from './assets/audits/audited-assets.ts';
import { audits } from './assets/audits/audits.ts';
import { bulk } from './assets/assigning/bulk.ts';
import { changes } from './assets/changes.ts';
import { deletionEffects } from './assets/deletion-effects.ts';
import { handovers } from './assets/assigning/handovers.ts';
import { assignees } from './assets/assigning/assignees.ts';
import { imports } from './assets/imports.ts';
import { lookups } from './assets/master/lookups.ts';
import { lookupValues } from './assets/master/lookup-values.ts';
import { properties } from './assets/master/properties.ts';
import { records } from './assets/records.ts';
import { reports } from './assets/reports/reports.ts';
import { scan } from './assets/scan.ts';
import { bulkHandlers } from './assets/assigning/bulk-add.ts';
import { tenants } from './assets/list/tenants.ts';
import { types } from './assets/master/types.ts';
import { years } from './assets/master/years.ts';

export { default as requests } from '@atrium/contract/generated/schemas/assets.requests.ts';
export const messages = async () => (await import('./assets/messages.ts')).assets;

/** The IT assets of a tenant. Source: docs/requirements/assets.md. */
export const handlers: Handlers<'assets'> = {
  ...assignments,
  ...auditedAssets,
  ...audits,
  ...bulk,
  ...changes,
  ...deletionEffects,
  ...handovers,
  ...assignees,
  ...imports,
  ...lookups,
  ...lookupValues,
  ...properties,
  ...records,
  ...reports,
  ...scan,
  ...bulkHandlers,
  ...tenants,
  ...types,
  ...years,
};
