import { useRouterState } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  /** What a page tells the next one beside its address; it stays with the step of the history. */
  interface HistoryState {
    /** What the record is called that a link leads to. */
    recordName?: string;
    /** What the record is called that has just been saved. */
    savedName?: string;
  }
}

/** What the record is called, where the person comes from a page that knew it. */
export const usePassedName = (): string | undefined =>
  useRouterState({ select: ({ location }) => location.state.recordName });

/** What the record is called that the person has just saved and comes from, or null. */
export const useSavedName = (): string | null =>
  useRouterState({ select: ({ location }) => location.state.savedName ?? null });
