import { useEffect, useRef, useState } from 'react';
import { focusHeading } from './focus-heading.ts';

interface PageAnnouncerProps {
  /** The path of the page that is shown; undefined until the first one is. */
  path: string | undefined;
}

/**
 * After a navigation, moves the focus to the heading of the new page, or announces its title where
 * something else has the focus. The first page is the browser's to announce.
 */
export function PageAnnouncer({ path }: PageAnnouncerProps) {
  const [title, setTitle] = useState('');
  const shown = useRef(path);
  // Follows the document's elements.
  useEffect(() => {
    const isFirst = shown.current === undefined;
    if (shown.current === path) return undefined;
    shown.current = path;
    return isFirst ? undefined : focusHeading(setTitle);
  }, [path]);
  return (
    <div className="visually-hidden" aria-live="polite" data-testid="page-announcer">
      {title}
    </div>
  );
}
