import { startTransition, useState, type ReactNode } from 'react';

/**
 * How far outside the viewport rows are rendered, in px, so that they are ready when the user
 * scrolls.
 */
const margin = 900;

interface RowBlockProps {
  /** The number of its rows, to estimate its height before they are rendered. */
  count: number;
  /** The estimated height of a row, in px. */
  estimatedRowSize: number;
  columns: number;
  /** Whether it is visible at first. */
  isFirst: boolean;
  /** Renders its rows regardless of their position. */
  isDrawn: boolean;
  /** Renders its rows; called only while they are shown. */
  children: () => ReactNode;
}

/**
 * A block of rows of a long table, as its own `tbody`. Far outside the viewport it becomes a spacer
 * of the same height, unless it contains the focus or an open form.
 */
export function RowBlock(props: RowBlockProps) {
  const { count, estimatedRowSize, columns, isFirst, isDrawn, children } = props;
  /** The height of the spacer, in px; null while its rows are rendered. */
  const [space, setSpace] = useState(isFirst ? null : count * estimatedRowSize);
  const [watch] = useState(() => watching(setSpace));
  return (
    <tbody ref={watch}>
      {isDrawn || space === null ? (
        children()
      ) : (
        <tr aria-hidden="true">
          {/* A spacer has no content to label. */}
          {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
          <td colSpan={columns} style={{ blockSize: space, padding: 0, border: 0 }} />
        </tr>
      )}
    </tbody>
  );
}

/** Reports the height of the spacer for an element far outside the viewport; null near it. */
const watching = (leave: (space: number | null) => void) => (element: Element | null) => {
  if (!element) return undefined;
  const observer = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target, boundingClientRect } of seen) {
        // Rows that are not visible yet are rendered when the browser has time.
        if (isIntersecting && isVisible(boundingClientRect)) leave(null);
        else if (isIntersecting) startTransition(() => leave(null));
        else if (!isNeeded(target)) leave(target.getBoundingClientRect().height);
      }
    },
    { rootMargin: `${margin}px 0px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
};

const isVisible = ({ top, bottom }: DOMRectReadOnly): boolean =>
  bottom > 0 && top < window.innerHeight;

const isNeeded = (element: Element): boolean =>
  element.contains(document.activeElement) || element.querySelector('form') !== null;
