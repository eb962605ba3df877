import type { ReactNode } from 'react';
import { useFailureText } from '#i18n/failure-text.ts';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';

interface SaveFailureProps {
  /** Null if no save failed, or one has succeeded since. */
  failure: { kind: string; message: string } | null;
  /** A more specific title of the failure, if there is one. */
  title?: string | undefined;
  /** Instructions to fix it. */
  children?: ReactNode;
}

/** Why the last save failed: stays next to Save until a save succeeds, and is announced. */
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
