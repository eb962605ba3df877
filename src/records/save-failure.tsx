import type { ReactNode } from 'react';
import { useFailureText } from '#i18n/failure-text.ts';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/banner.tsx';

interface SaveFailureProps {
  /** Null where nothing has failed, or a save has succeeded since. */
  failure: { kind: string; message: string } | null;
  /** What has failed, where there is more to say than that. */
  title?: string | undefined;
  /** What there is to do about it. */
  children?: ReactNode;
}

/** Why the last save has failed: it stands beside Save until one succeeds, and is read out. */
export function SaveFailure({ failure, title, children }: SaveFailureProps) {
  const text = useText('common');
  const failureText = useFailureText();
  if (failure === null) return null;
  return (
    <Banner tone="danger" title={title ?? text('saveFailed')}>
      {failureText(failure)} {children}
    </Banner>
  );
}
