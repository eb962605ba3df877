import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { LoadedForm } from '../../records/form-values.ts';
import {
  toLoadedSettings,
  toSettingsBody,
  type ReviewSettingsForm,
  type WorkflowChoice,
} from './review-settings.ts';

/** The settings, and the workflows that can be the default. */
export const loadReviewSettings = fromPromise<{
  saved: LoadedForm<ReviewSettingsForm> | null;
  choices: readonly WorkflowChoice[];
}>(async ({ signal }) => {
  const { performanceSettings, workflowChoices } = await api.getPerformanceSettings({ signal });
  return { saved: toLoadedSettings(performanceSettings), choices: workflowChoices };
});

/** The settings after someone else has saved them. */
export const readReviewSettings = fromPromise<LoadedForm<ReviewSettingsForm>>(
  async ({ signal }) => {
    const { performanceSettings } = await api.getPerformanceSettings({ signal });
    return toLoadedSettings(performanceSettings);
  },
);

export const saveReviewSettings = fromPromise<
  LoadedForm<ReviewSettingsForm>,
  { form: ReviewSettingsForm; version: number | null }
>(async ({ input: { form, version }, signal }) => {
  const { performanceSettings } = await api.savePerformanceSettings({
    body: { ...toSettingsBody(form), ...(version !== null && { version }) },
    signal,
  });
  return toLoadedSettings(performanceSettings);
});
