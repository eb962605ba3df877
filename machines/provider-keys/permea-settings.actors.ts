import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { LoadedForm } from '../records/form-values.ts';
import type { KeySettingsForm } from './key-settings.ts';
import { toLoadedPermea, toPermeaBody } from './permea-settings.ts';

export const loadPermeaSettings = fromPromise<{
  saved: LoadedForm<KeySettingsForm> | null;
  choices: null;
}>(async ({ signal }) => {
  const { permeaSettings } = await api.getPermeaSettings({ signal });
  return { saved: toLoadedPermea(permeaSettings), choices: null };
});

/** The settings after someone else has saved them. */
export const readPermeaSettings = fromPromise<LoadedForm<KeySettingsForm>>(async ({ signal }) => {
  const { permeaSettings } = await api.getPermeaSettings({ signal });
  return toLoadedPermea(permeaSettings);
});

export const savePermeaSettings = fromPromise<
  LoadedForm<KeySettingsForm>,
  { form: KeySettingsForm; version: number | null }
>(async ({ input: { form, version }, signal }) => {
  const { permeaSettings } = await api.savePermeaSettings({
    body: { ...toPermeaBody(form), ...(version !== null && { version }) },
    signal,
  });
  return toLoadedPermea(permeaSettings);
});
