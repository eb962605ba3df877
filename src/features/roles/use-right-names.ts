import { useMemo } from 'react';
import { isOneOfMany } from '#machines/roles/rights.ts';
import { nameGroup, nameRight } from '#i18n/right-names.ts';
import { useText } from '#i18n/text.tsx';
import type { Privilege } from '#openapi/client/index.ts';

/** Names rights; the basic right of a group with others is told apart from its group. */
export function useRightNames() {
  const text = useText('roles');
  const names = useText('privileges');
  return useMemo(
    () => ({
      nameGroup: (right: Privilege) => nameGroup(names, right),
      nameRight: (right: Privilege) =>
        right.endsWith('.basic') && isOneOfMany(right)
          ? text('basicRight', { group: nameGroup(names, right) })
          : nameRight(names, right),
    }),
    [text, names],
  );
}
