import type { Schema } from '#openapi/client/index.ts';
import type { LoadedForm } from '../records/form-values.ts';
import { firstKeySettings, noKey, toSentKey, type KeySettingsForm } from './key-settings.ts';

/** The settings of Permea as a form, with their version. */
export function toLoadedPermea({
  isEnabled,
  endpoint,
  apiKeyHint,
  version,
}: Schema<'PermeaSettings'>): LoadedForm<KeySettingsForm> {
  const apiKey = { ...noKey, hint: apiKeyHint, address: endpoint };
  return { form: { ...firstKeySettings, isEnabled, endpoint, apiKey }, version };
}

/** The form as the contract's request body, without its version. */
export const toPermeaBody = ({ isEnabled, endpoint, apiKey }: KeySettingsForm) => ({
  isEnabled,
  endpoint,
  ...toSentKey(apiKey),
});
