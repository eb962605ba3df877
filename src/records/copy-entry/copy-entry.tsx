import { useCallback, useState } from 'react';
import { onDemand } from '#ui/hooks/on-demand.ts';
import type { CopyEntryProps, CopyRequest } from './copy-entry.container.tsx';

const CopyEntryPart = onDemand(() =>
  import('./copy-entry.container.tsx').then((module) => module.CopyEntry),
);

interface Requested {
  request: CopyRequest;
  count: number;
}

/** Requests to continue or duplicate entries: the last request, and a stable function. */
export function useCopyRequests() {
  const [requested, setRequested] = useState<Requested | null>(null);
  const copy = useCallback(
    (request: CopyRequest) =>
      setRequested((before) => ({ request, count: (before?.count ?? 0) + 1 })),
    [],
  );
  return { requested, copy };
}

/** Runs the last request; its code is loaded with the first one. */
export function CopyEntries({
  requested,
  ...props
}: Omit<CopyEntryProps, 'request'> & { requested: Requested | null }) {
  return (
    requested && <CopyEntryPart key={requested.count} request={requested.request} {...props} />
  );
}

export type { CopyRequest };
