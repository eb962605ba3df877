import type { KeySettingsField, KeyValue } from '#machines/provider-keys/key-settings.ts';
import { useText } from '#i18n/text.tsx';

/** The labels of the fields. */
export function useFieldLabel(service: 'permea' | 'openAi'): (field: KeySettingsField) => string {
  const text = useText('providerKeys');
  return (field) => text(field === 'isEnabled' ? `${service}Enabled` : field);
}

/** Describes a key without showing it. Source: INTEG-D01. */
export function useKeyText(): (key: KeyValue) => string {
  const text = useText('providerKeys');
  return ({ hint, change }) => {
    if (change === 'removed') return text('keyRemoved');
    if (change === 'new') return text('keyReplaced');
    if (hint === null) return text('keyMissing');
    return hint === '' ? text('keyStored') : text('keyEnding', { hint });
  };
}
