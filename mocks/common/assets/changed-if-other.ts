import { changed } from '../../core/records/versions.ts';
import type { Versioned } from '../../store/versioned.ts';

/**
 * A record with changes applied, one version later; the same record when nothing changes, so that a
 * save without changes does not make another user's form stale.
 */
export function changedIfOther<R extends Versioned>(
  record: R,
  changes: Partial<R>,
  change: Parameters<typeof changed>[2],
): R {
  const after = changed(record, changes, change);
  return after.changedFields.length > 0 ? after : record;
}
