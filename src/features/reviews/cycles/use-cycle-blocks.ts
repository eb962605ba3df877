import type { Cycle } from '#machines/reviews/cycles/cycle.ts';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';

/** Why the actions on a cycle are blocked; null for those that are not. Source: REVW-018. */
export function useCycleBlocks({ status, canBeDeleted }: Cycle) {
  const text = useText('reviewCycles');
  const isArchived = status === 'Archived';
  const change = useBlocked('cycle.add', isArchived && text('isArchived'));
  const archive = useBlocked('cycle.add', status !== 'Completed' && text('cantArchive'));
  const restore = useBlocked('cycle.add');
  const deletion = useBlocked(
    'cycle.add',
    isArchived && text('isArchived'),
    !canBeDeleted && text('cantDelete'),
  );
  return {
    change: change.reason,
    archive: archive.reason,
    restore: restore.reason,
    deletion: deletion.reason,
  };
}
