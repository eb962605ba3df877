import { ChevronRight } from 'lucide-react';
import { useId, useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { useLocale } from 'react-aria-components';
import { cx } from '../text/cx.ts';
import { useReveal, type TreeReveal } from './use-reveal.ts';
import { useTreeDrag } from './use-tree-drag.ts';
import { lineBeginning, toMove, typedOn, type TreeLine } from './tree-keys.ts';
import { useWindow } from './use-window.ts';
import styles from './tree.module.css';

export interface TreeProps<Line extends TreeLine> {
  /** Name of the tree for screen readers. */
  label: string;
  lines: readonly Line[];
  /** The texts that typeahead matches. */
  getSearchTexts: (line: Line) => readonly string[];
  /** Renders the content of a line, also for screen readers. */
  children: (line: Line) => ReactNode;
  onToggle: (id: string) => void;
  /** Called on Enter, Space, or a click on a line. */
  onAction: (id: string) => void;
  /** Called on Shift+Enter; its content may offer the same to a pointer. */
  onMark?: (id: string) => void;
  /** Makes a line active and shows it, each time the object changes; its branch must be open. */
  revealed?: TreeReveal | undefined;
  /** Called when a line is dragged to another one; the keyboard needs another way. */
  onDrop?: ((id: string, targetId: string) => void) | undefined;
  className?: string | undefined;
}

/**
 * A tree that renders only its visible lines, however many it has; all have the same height. It
 * scrolls in itself, so it needs a fixed height. It is one tab stop: arrow keys move through it,
 * letters move to the line that starts with them.
 */
export function Tree<Line extends TreeLine>(props: TreeProps<Line>) {
  const { label, lines, getSearchTexts, children, onToggle, onAction, onMark, className } = props;
  const { revealed, onDrop } = props;
  const id = useId();
  const { direction } = useLocale();
  const [active, setActive] = useState({ id: '', at: 0 });
  const [typed, setTyped] = useState({ text: '', at: 0 });
  const { attach, onScroll, from, below, page, showLine } = useWindow(lines.length);
  const found = lines.findIndex((line) => line.id === active.id);
  const at = found >= 0 ? found : Math.max(0, Math.min(active.at, lines.length - 1));

  const goTo = (next: number) => {
    const line = lines[next];
    if (!line) return;
    setActive({ id: line.id, at: next });
    showLine(next);
  };
  const getRevealRef = useReveal(revealed, (lineId) => {
    const next = lines.findIndex((line) => line.id === lineId);
    if (next >= 0) setActive({ id: lineId, at: next });
    return next >= 0;
  });
  const drag = useTreeDrag(onDrop);
  const typeOn = (event: KeyboardEvent) => {
    if (!isLetter(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    const now = typedOn(typed, event.key, event.timeStamp);
    setTyped(now);
    goTo(lineBeginning(lines.map(getSearchTexts), now.text, at));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const marked = lines[at];
    if (onMark && marked && event.key === 'Enter' && event.shiftKey) {
      event.preventDefault();
      return onMark(marked.id);
    }
    const isInWord = event.key === ' ' && event.timeStamp - typed.at < 700 && typed.text !== '';
    const move = isInWord
      ? null
      : toMove(event.key, { lines, at, page, isRtl: direction === 'rtl' });
    if (!move) return typeOn(event);
    event.preventDefault();
    if (move.type === 'go') return goTo(move.to);
    const line = lines[move.at];
    if (!line) return;
    goTo(move.at);
    (move.type === 'toggle' ? onToggle : onAction)(line.id);
  };
  const shown = lines.slice(from, below).map((line, index) => ({ line, index: from + index }));
  const own = lines[at];
  // The active line stays rendered, so that screen readers can announce it.
  if (own && (at < from || at >= below)) shown.push({ line: own, index: at });
  return (
    <div
      ref={attach}
      role="tree"
      aria-label={label}
      tabIndex={0}
      aria-activedescendant={own && `${id}${own.id}`}
      onKeyDown={onKeyDown}
      onScroll={onScroll}
      className={cx(styles.tree, className)}
    >
      <div role="presentation" className={styles.lines} style={sized('--lines', lines.length)}>
        {shown.map(({ line, index }) => (
          // The keys of all lines are those of the tree, and so is the focus.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={line.id}
            ref={getRevealRef(line.id)}
            id={`${id}${line.id}`}
            role="treeitem"
            aria-level={line.depth + 1}
            aria-posinset={line.position}
            aria-setsize={line.count}
            aria-expanded={line.isExpanded ?? undefined}
            aria-selected={index === at}
            aria-keyshortcuts={onMark && 'Shift+Enter'}
            data-line={line.id}
            data-drop={drag.targetId === line.id || undefined}
            className={styles.line}
            onPointerDown={drag.onPointerDown && ((event) => drag.onPointerDown?.(event, line.id))}
            style={{ ...sized('--at', index), ...sized('--depth', line.depth) }}
            onClick={() => {
              setActive({ id: line.id, at: index });
              onAction(line.id);
            }}
          >
            <Opener line={line} onToggle={onToggle} />
            {children(line)}
          </div>
        ))}
      </div>
    </div>
  );
}

/** A single character, not a named key. */
const isLetter = (key: string): boolean => /^.$/u.test(key);

const sized = (name: `--${string}`, value: number) => ({ [name]: value }) as CSSProperties;

/** Expands and collapses a line with the mouse; the keyboard does not need it. */
function Opener({ line, onToggle }: { line: TreeLine; onToggle: (id: string) => void }) {
  if (line.isExpanded === null) return <span className={styles.opener} />;
  return (
    <span
      aria-hidden="true"
      data-open={line.isExpanded}
      className={styles.opener}
      onClick={(event) => {
        event.stopPropagation();
        onToggle(line.id);
      }}
    >
      <ChevronRight className="flip-rtl" />
    </span>
  );
}
