import { CloudOff, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

export interface UnavailableProps {
  /** What could not be had. */
  title: string;
  /** The title is that of the whole page, which has no other heading. */
  isPage?: boolean;
  /** What could not be had, in a sentence. */
  children: ReactNode;
  /** Why, in a sentence, where it is known. */
  reason?: string | undefined;
  retryLabel?: string;
  /** Without it there is no button. */
  onRetry?: () => void;
  isRetrying?: boolean;
  retryingLabel?: string;
  /** Another picture than the cloud, for instance a lock. */
  icon?: ReactNode;
}

/** What stands where content could not be loaded: a quiet picture, the reason, a way to try again. */
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
