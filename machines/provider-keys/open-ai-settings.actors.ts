import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { LoadedForm } from '../records/form-values.ts';
import type { KeySettingsForm } from './key-settings.ts';
import { toLoadedOpenAi, toOpenAiBody } from './open-ai-settings.ts';

export const loadOpenAiSettings = fromPromise<{
  saved: LoadedForm<KeySettingsForm> | null;
  choices: null;
}>(async ({ signal }) => {
  const { openAiSettings } = await api.getOpenAiSettings({ signal });
  return { saved: toLoadedOpenAi(openAiSettings), choices: null };
});

/** The settings after someone else has saved them. */
export const readOpenAiSettings = fromPromise<LoadedForm<KeySettingsForm>>(async ({ signal }) => {
  const { openAiSettings } = await api.getOpenAiSettings({ signal });
  return toLoadedOpenAi(openAiSettings);
});

export const saveOpenAiSettings = fromPromise<
  LoadedForm<KeySettingsForm>,
  { form: KeySettingsForm; version: number | null }
>(async ({ input: { form, version }, signal }) => {
  const { openAiSettings } = await api.saveOpenAiSettings({
    body: { ...toOpenAiBody(form), ...(version !== null && { version }) },
    signal,
  });
  return toLoadedOpenAi(openAiSettings);
});
