import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import controls from '../controls.module.css';
import styles from './tabs.module.css';
import { useFocusRestore } from './use-focus-restore.ts';

export interface TabHead {
  id: string;
  label: string;
  /** The number of pending or new items, with a label for screen readers. */
  badge?: { text: string; srText: string } | undefined;
}

type TabsElements =
  | 'altKey'
  | 'ctrlKey'
  | 'metaKey'
  | 'defaultPrevented'
  | 'target'
  | 'key'
  | 'preventDefault'
  | 'stopPropagation';

interface TabsProps {
  label: string;
  tabs: readonly TabHead[];
  selectedId: string;
  onSelect: (id: string) => void;
  /** Handles keys on the selected tab and in its panel that nothing inside has handled. */
  onKey: (key: string) => boolean;
  children: ReactNode;
}

/** ARIA tabs: the arrow keys, Home and End select a tab, as in a toolbar. */
export function Tabs({ label, tabs, selectedId, onSelect, onKey, children }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useFocusRestore(panel);
  useEffect(() => {
    const element = panel.current;
    element?.addEventListener('keydown', onEvent);
    return () => element?.removeEventListener('keydown', onEvent);
  });

  function onEvent(event: Pick<globalThis.KeyboardEvent, TabsElements>) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    const isTyping = (event.target as Element).closest('input, textarea, select') !== null;
    if (isTyping || !onKey(event.key)) return;
    event.preventDefault();
    // Storybook has its own shortcuts on 1, 2 and 3.
    event.stopPropagation();
  }

  function move(event: KeyboardEvent<HTMLElement>) {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const at = tabs.findIndex(({ id }) => id === selectedId);
    const next = {
      ArrowRight: at + (isRtl ? -1 : 1),
      ArrowLeft: at + (isRtl ? 1 : -1),
      Home: 0,
      End: tabs.length - 1,
    }[event.key];
    const tab = next === undefined ? undefined : tabs.at(next % tabs.length);
    if (!tab) {
      onEvent(event);
      return;
    }
    event.preventDefault();
    onSelect(tab.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.id}"]`)?.focus();
  }

  return (
    <div className={styles['tabs']}>
      <div className={styles['list']} role="tablist" aria-label={label} ref={list}>
        {tabs.map(({ id, label: text, badge }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            data-tab={id}
            className={styles['tab']}
            aria-selected={id === selectedId}
            aria-controls={id === selectedId ? `${base}-panel` : undefined}
            tabIndex={id === selectedId ? 0 : -1}
            onClick={() => onSelect(id)}
            onKeyDown={move}
          >
            {text}
            {badge && (
              <>
                <span className={styles['badge']} aria-hidden="true">
                  {badge.text}
                </span>
                <span className={controls['hidden']}>{badge.srText}</span>
              </>
            )}
          </button>
        ))}
      </div>
      <div
        ref={panel}
        key={selectedId}
        className={styles['panel']}
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${selectedId}`}
        tabIndex={0}
      >
        {children}
      </div>
    </div>
  );
}
