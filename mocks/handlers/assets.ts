import type { Handlers } from '../core/handler.ts';
import { assignments } from './assets/assignments.ts';
import { auditedAssets } from './assets/audited-assets.ts';
import { audits } from './assets/audits.ts';
import { bulk } from './assets/bulk.ts';
import { changes } from './assets/changes.ts';
import { deletionEffects } from './assets/deletion-effects.ts';
import { handovers } from './assets/handovers.ts';
import { assignees } from './assets/assignees.ts';
import { imports } from './assets/imports.ts';
import { lookups } from './assets/lookups.ts';
import { lookupValues } from './assets/lookup-values.ts';
import { properties } from './assets/properties.ts';
import { records } from './assets/records.ts';
import { reports } from './assets/reports.ts';
import { scan } from './assets/scan.ts';
import { bulkHandlers } from './assets/bulk-add.ts';
import { tenants } from './assets/tenants.ts';
import { types } from './assets/types.ts';
import { years } from './assets/years.ts';

export { default as requests } from '#openapi/generated/schemas/assets.requests.ts';
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
