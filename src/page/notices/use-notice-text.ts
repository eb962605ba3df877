import { useCallback } from 'react';
import { useText } from '#i18n/text.tsx';
import type { Notice } from '#session/tabs/notice-list.ts';

/** The text of a notice: the server's message, or the app's text in the language of the page. */
export function useNoticeText(): (notice: Notice) => string {
  const text = useText('common');
  return useCallback(
    ({ message }) => ('message' in message ? message.message : text(message.key)),
    [text],
  );
}
