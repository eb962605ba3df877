import { useNavigate, useSearch } from '@tanstack/react-router';

/** The review whose meeting the address opens. */
export function useOpenedMeeting() {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const reviewId = typeof search['meeting'] === 'string' ? search['meeting'] : null;
  const open = (next: string | null, isReplacing = false) => {
    const { meeting: _meeting, ...others } = search;
    void navigate({
      to: '.',
      // Every page of reviews accepts it, but the router's types cannot know which page this is.
      search: { ...others, ...(next !== null && { meeting: next }) } as never,
      replace: isReplacing,
      resetScroll: false,
    });
  };
  return { reviewId, open };
}
