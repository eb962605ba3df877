import { useMemo } from 'react';
import { useText } from '#i18n/text.tsx';
import type { BoardTexts } from '#ui/board/board-types.ts';

/** The texts of the board; a drop asks first. */
export function useBoardTexts(): BoardTexts {
  const text = useText('engagementList');
  return useMemo(
    () => ({
      help: text('boardHelp'),
      empty: text('boardEmpty'),
      filtered: text('boardFiltered'),
      loadMore: text('loadMore'),
      loadingMore: text('loadingMore'),
      collapse: (name) => text('collapse', { name }),
      expand: (name) => text('expand', { name }),
      move: (name) => text('move', { name }),
      moved: ({ card: name, column: stage }) => text('moveQuestion', { name, stage }),
      blocked: (name, stage, reason) => text('moveBlocked', { name, stage, reason }),
      cancelled: (name) => text('moveCancelled', { name }),
    }),
    [text],
  );
}
