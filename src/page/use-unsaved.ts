import { useBlocker } from '@tanstack/react-router';

/** The question before a page with unsaved changes is left, while it is asked. */
export interface LeaveQuestion {
  leave: () => void;
  stay: () => void;
}

/**
 * Holds up whoever leaves the page while something is not saved, or is being saved and may fail; null
 * while nobody is asked. The end
 * of a session is not held up, nor is a reload: what is filled in is kept as a draft then.
 */
export function useUnsaved(hasUnsaved: () => boolean | Promise<boolean>): LeaveQuestion | null {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && hasUnsaved(),
    enableBeforeUnload: false,
    withResolver: true,
  });
  return blocker.status === 'blocked' ? { leave: blocker.proceed, stay: blocker.reset } : null;
}
