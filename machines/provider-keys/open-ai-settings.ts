import type { Schema } from '#openapi/client/index.ts';
import type { LoadedForm } from '../records/form-values.ts';
import { firstKeySettings, noKey, toSentKey, type KeySettingsForm } from './key-settings.ts';

/** The settings of OpenAI as a form, with their version. */
export function toLoadedOpenAi({
  isEnabled,
  model,
  apiKeyHint,
  version,
}: Schema<'OpenAiSettings'>): LoadedForm<KeySettingsForm> {
  const apiKey = { ...noKey, hint: apiKeyHint };
  return { form: { ...firstKeySettings, isEnabled, model, apiKey }, version };
}

/** The form as the contract's request body, without its version. */
export const toOpenAiBody = ({ isEnabled, model, apiKey }: KeySettingsForm) => ({
  isEnabled,
  model,
  ...toSentKey(apiKey),
});
