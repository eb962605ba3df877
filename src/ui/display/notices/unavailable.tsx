import { CloudOff, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../controls/button.tsx';
import { EmptyState } from './empty-state.tsx';

export interface UnavailableProps {
  /** Names the unavailable content. */
  title: string;
  /** Whether the title is the heading of the page, which has no other one. */
  isPage?: boolean;
  /** Describes the unavailable content, in one sentence. */
  children: ReactNode;
  /** The cause in one sentence, if known. */
  reason?: string | undefined;
  retryLabel?: string;
  /** Without it there is no button. */
  onRetry?: () => void;
  isRetrying?: boolean;
  retryingLabel?: string;
  /** An icon to show instead of the cloud, e.g. a lock. */
  icon?: ReactNode;
}

/** Shown if content could not be loaded: an icon, the reason, and a button to try again. */
export function Unavailable({
  title,
  isPage = false,
  children,
  reason,
  retryLabel,
  onRetry,
  isRetrying = false,
  retryingLabel,
  icon,
}: UnavailableProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={icon ?? <CloudOff />}
        title={title}
        isPage={isPage}
        action={
          onRetry &&
          retryLabel !== undefined && (
            <Button
              icon={<RotateCw aria-hidden="true" />}
              isPending={isRetrying}
              pendingLabel={retryingLabel}
              onPress={onRetry}
            >
              {retryLabel}
            </Button>
          )
        }
      >
        {children}
        {reason !== undefined && <> {reason}</>}
      </EmptyState>
    </div>
  );
}
