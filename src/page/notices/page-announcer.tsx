import { useEffect, useRef, useState } from 'react';
import { focusHeading } from '../keys/focus-heading.ts';

interface PageAnnouncerProps {
  /** The path of the shown page; undefined until the first one is shown. */
  path: string | undefined;
}

/**
 * After a navigation, moves the focus to the heading of the new page, or announces its title if
 * another element has the focus. The browser announces the first page itself.
 */
export function PageAnnouncer({ path }: PageAnnouncerProps) {
  const [title, setTitle] = useState('');
  const shown = useRef(path);
  // Subscribes to changes of the document's elements.
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
