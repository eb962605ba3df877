import type { KeyValue } from '#machines/provider-keys/key-settings.ts';
import { useText } from '#i18n/text.tsx';

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
