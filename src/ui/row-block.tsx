import { startTransition, useState, type ReactNode } from 'react';

/** How far from what is in sight rows are drawn, in px: whoever scrolls finds them there. */
const margin = 900;

interface RowBlockProps {
  /** How many rows it has, to guess at its height before they were drawn. */
  count: number;
  /** About how tall a row is, in px. */
  estimatedRowSize: number;
  columns: number;
  /** It is in sight at first. */
  isFirst: boolean;
  /** Its rows are drawn wherever they are. */
  isDrawn: boolean;
  /** Its rows, while they are drawn. */
  children: () => ReactNode;
}

/**
 * A block of rows of a long table, as a `tbody` of its own. Far from what is in sight it is a space as
 * tall as its rows; one that has the focus, or a form that is open, stays as it is.
 */
export function RowBlock(props: RowBlockProps) {
  const { count, estimatedRowSize, columns, isFirst, isDrawn, children } = props;
  /** Of the space, in px; null while its rows are drawn. */
  const [space, setSpace] = useState(isFirst ? null : count * estimatedRowSize);
  const [watch] = useState(() => watching(setSpace));
  return (
    <tbody ref={watch}>
      {isDrawn || space === null ? (
        children()
      ) : (
        <tr aria-hidden="true">
          {/* A space says nothing. */}
          {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
          <td colSpan={columns} style={{ blockSize: space, padding: 0, border: 0 }} />
        </tr>
      )}
    </tbody>
  );
}

/** Tells how tall a space to leave for an element that is far from what is in sight; null near it. */
const watching = (leave: (space: number | null) => void) => (element: Element | null) => {
  if (!element) return undefined;
  const observer = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target, boundingClientRect } of seen) {
        // What is not in sight yet is drawn when there is time for it.
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
