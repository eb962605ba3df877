import type { KeySettingsField } from '#machines/provider-keys/key-settings.ts';
import { useText } from '#i18n/text.tsx';

/** The labels of the fields. */
export function useFieldLabel(service: 'permea' | 'openAi'): (field: KeySettingsField) => string {
  const text = useText('providerKeys');
  return (field) => text(field === 'isEnabled' ? `${service}Enabled` : field);
}
