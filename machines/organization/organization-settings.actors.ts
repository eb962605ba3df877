import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';
import type { SettingsForm } from './settings-form.ts';

type Settings = Schema<'OrganizationSettings'>;

/** The settings, null where the tenant has none yet, and the time zones to choose from. */
export const loadSettings = fromPromise<{
  settings: Settings | null;
  timeZones: Schema<'TimeZone'>[];
}>(async ({ signal }) => {
  const [{ organizationSettings }, { timezones }] = await Promise.all([
    api.getOrganizationSettings({ signal }),
    api.listTimeZones({ signal }),
  ]);
  return { settings: organizationSettings, timeZones: timezones };
});

/** The settings as somebody else has saved them meanwhile. */
export const getOrganizationSettings = fromPromise<Settings>(async ({ signal }) => {
  const { organizationSettings } = await api.getOrganizationSettings({ signal });
  if (!organizationSettings) throw new Error('The settings that were changed are gone.');
  return organizationSettings;
});

export const saveOrganizationSettings = fromPromise<
  Settings,
  { form: SettingsForm; version: number | null }
>(async ({ input: { form, version }, signal }) => {
  const { organizationSettings } = await api.saveOrganizationSettings({
    body: { ...form, ...(version !== null && { version }) },
    signal,
  });
  return organizationSettings;
});
