import { createElement, useCallback, useState, type ComponentType } from 'react';
import { useRouter } from '@tanstack/react-router';
import type { Address } from '#records/form/address.ts';
import { notifyCopied } from '#session/tabs/notice-list.ts';

/** Remounts a page on each retry. */
export function retried(Page: ComponentType<{ onRetry: () => void }>) {
  return function Retried() {
    const [attempt, setAttempt] = useState(0);
    return createElement(Page, { key: attempt, onRetry: () => setAttempt(attempt + 1) });
  };
}

/** Copies the absolute URL of a page, to share it with someone. */
export function useCopyAddress(): (address: Address) => void {
  const router = useRouter();
  return useCallback(
    (address) => {
      const { publicHref } = router.buildLocation(address);
      void navigator.clipboard
        .writeText(new URL(publicHref, location.href).href)
        .then(() => notifyCopied('addressCopied'))
        .catch(() => notifyCopied('addressNotCopied'));
    },
    [router],
  );
}
