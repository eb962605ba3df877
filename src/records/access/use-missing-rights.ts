import { useMemo } from 'react';
import { nameRight, type RightId } from '#i18n/right-names.ts';
import { useText } from '#i18n/text.tsx';

/** Names rights, such as “Asset Manager: delete”. */
export function useMissingRights(): (right: RightId) => string {
  const names = useText('privileges');
  return useMemo(() => (right) => nameRight(names, right), [names]);
}
