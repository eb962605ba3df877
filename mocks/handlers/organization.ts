import type { Handlers } from '../core/requests/handler.ts';
import { holidays } from './organization/holidays.ts';
import { lists } from './organization/lists.ts';
import { logo } from './organization/logo.ts';
import { menu } from './organization/menu.ts';
import { pages } from './organization/pages.ts';
import { scripts } from './organization/scripts.ts';
import { settings } from './organization/settings.ts';
import { zipCodes } from './organization/zip-codes.ts';

export { default as requests } from '@atrium/contract/generated/schemas/organization.requests.ts';
export const messages = async () => (await import('./organization/messages.ts')).organization;

/**
 * The tenant's settings, and the data that its administrators maintain. Source: PRIV-043,
 * ADMIN-017, ADMIN-009.
 */
export const handlers: Handlers<'organization'> = {
  ...settings,
  ...logo,
  ...holidays,
  ...lists,
  ...pages,
  ...menu,
  ...scripts,
  ...zipCodes,
};
