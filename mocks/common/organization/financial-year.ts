import type { components } from '@atrium/contract/generated/types.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { OrganizationSettingsRecord } from '../../store/world/organization.ts';

type Month = components['schemas']['Month'];

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const satisfies readonly Month[];

/** The month in which a tenant's financial year starts; April by default. */
export const getFinancialYearStart = (
  settings: Pick<OrganizationSettingsRecord, 'financialYearStart'> | undefined,
): Month => settings?.financialYearStart ?? 'april';

/** The same as a number with two digits, 01 to 12. */
export async function getFinancialStartMonth(db: Scope<World>): Promise<string> {
  const start = getFinancialYearStart(await db.get('organizationSettings', 'settings'));
  return String(months.indexOf(start) + 1).padStart(2, '0');
}
