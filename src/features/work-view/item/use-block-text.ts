import { useCallback } from 'react';
import type { MoveBlock } from '#machines/work-view/items/work-item.ts';
import { useText } from '#i18n/text.tsx';

/** The text of why an item can't be changed or moved; null if it can. */
export function useBlockText(): (block: MoveBlock | null) => string | null {
  const text = useText('workView');
  return useCallback((block) => (block === null ? null : text(`block_${block}`)), [text]);
}
