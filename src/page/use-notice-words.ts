import { useCallback } from 'react';
import { useText } from '#i18n/text.tsx';
import type { Notice } from '#session/notice-list.ts';

/** The words of a notice: the server's own, or the app's in the language of the page. */
export function useNoticeText(): (notice: Notice) => string {
  const text = useText('common');
  return useCallback(
    ({ message }) => ('message' in message ? message.message : text(message.key)),
    [text],
  );
}
