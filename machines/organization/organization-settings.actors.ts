import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';
import type { LoadedForm } from '../records/form-values.ts';
import { toLoadedForm, type SettingsForm } from './settings-form.ts';

/** The settings, null where the tenant has none yet, and the available time zones. */
export const loadSettings = fromPromise<{
  saved: LoadedForm<SettingsForm> | null;
  choices: Schema<'TimeZone'>[];
}>(async ({ signal }) => {
  const [{ organizationSettings }, { timezones }] = await Promise.all([
    api.getOrganizationSettings({ signal }),
    api.listTimeZones({ signal }),
  ]);
  return { saved: organizationSettings && toLoadedForm(organizationSettings), choices: timezones };
});

/** The current settings after someone else has saved them. */
export const getOrganizationSettings = fromPromise<LoadedForm<SettingsForm>>(async ({ signal }) => {
  const { organizationSettings } = await api.getOrganizationSettings({ signal });
  if (!organizationSettings)
    throw new Error(
      'Expected the settings that someone else has saved, but the response has none.',
    );
  return toLoadedForm(organizationSettings);
});

export const saveOrganizationSettings = fromPromise<
  LoadedForm<SettingsForm>,
  { form: SettingsForm; version: number | null }
>(async ({ input: { form, version }, signal }) => {
  const { organizationSettings } = await api.saveOrganizationSettings({
    body: { ...form, ...(version !== null && { version }) },
    signal,
  });
  return toLoadedForm(organizationSettings);
});
