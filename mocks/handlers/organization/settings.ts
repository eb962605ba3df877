import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import type { components } from '@atrium/contract/generated/types.ts';
import { message, ok, type Call, type Handlers } from '../../core/requests/handler.ts';
import { rejectField } from '../../core/requests/http-error.ts';
import { trimmed } from '../../core/files/texts.ts';
import { isTimeZone } from '../../common/registration/time-zones.ts';
import { changed, checkVersion, created } from '../../core/records/versions.ts';
import { cleanOrEmpty } from '../../store/normalize-name.ts';
import type { OrganizationSettingsRecord } from '../../store/world/organization.ts';
import { getFinancialYearStart } from '../../common/organization/financial-year.ts';
import { plain } from '../../common/organization/records.ts';

type Contract = components['schemas'];
type Settings = Extract<
  AreaOperations<'organization'>,
  'getOrganizationSettings' | 'saveOrganizationSettings'
>;

const settingsId = 'settings';

/** Settings of the tenant. Source: ADMIN-017, ADMIN-D02. */
export const settings: Pick<Handlers<'organization'>, Settings> = {
  getOrganizationSettings: async (call) => {
    const record = await call.db.get('organizationSettings', settingsId);
    return ok({ organizationSettings: record ? await toView(call, record) : null });
  },

  saveOrganizationSettings: async (call) => {
    const { db, platform, path, body } = call;
    const { version, ...sent } = body;
    const before = await db.get('organizationSettings', settingsId);
    const fields = {
      ...sent,
      name: trimmed('name', sent.name),
      address: cleanOrEmpty(sent.address),
      financialYearStart: sent.financialYearStart ?? getFinancialYearStart(before),
    };
    checkFields(fields);
    if (before) checkVersion(before, version);
    const record = before
      ? changed(before, fields, call)
      : created({ id: settingsId, ...fields }, call);
    await db.put('organizationSettings', record);
    const tenant = await platform.get('tenants', path.tenantId);
    if (tenant) await platform.put('tenants', { ...tenant, name: fields.name });
    return ok({
      organizationSettings: await toView(call, record),
      successMessages: [message('settingsSaved')],
    });
  },
};

async function toView(
  { platform, path }: Pick<Call<'getOrganizationSettings'>, 'platform' | 'path'>,
  record: OrganizationSettingsRecord,
): Promise<Contract['OrganizationSettings']> {
  const { id: _id, ...shown } = plain(record);
  const tenant = await platform.get('tenants', path.tenantId);
  return { ...shown, tenantLogoUrl: tenant?.logoUrl ?? null };
}

type Fields = Omit<Contract['OrganizationSettingsInput'], 'version'>;

/**
 * Validates rules that a schema cannot express: the time zone and currency exist, and the working
 * day ends after it starts.
 */
function checkFields({ timeZone, currency, workingHoursStart, workingHoursEnd }: Fields): void {
  if (!isTimeZone(timeZone)) throw rejectField('timeZone', 'invalid', { field: 'timeZone' });
  if (!Intl.supportedValuesOf('currency').includes(currency)) {
    throw rejectField('currency', 'invalid', { field: 'currency' });
  }
  if (workingHoursEnd <= workingHoursStart)
    throw rejectField('workingHoursEnd', 'endNotAfterStart');
}
