import { useBlocker } from '@tanstack/react-router';

/** The open question before leaving a page with unsaved changes. */
export interface LeaveQuestion {
  leave: () => void;
  stay: () => void;
}

/**
 * Blocks navigation while changes are unsaved, or while a save is pending that may fail; null
 * unless the user is asked. The end of a session and a reload are not blocked, because the input is
 * stored as a draft.
 */
export function useUnsaved(hasUnsaved: () => boolean | Promise<boolean>): LeaveQuestion | null {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && hasUnsaved(),
    enableBeforeUnload: false,
    withResolver: true,
  });
  return blocker.status === 'blocked' ? { leave: blocker.proceed, stay: blocker.reset } : null;
}
