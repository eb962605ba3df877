import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { tableClass } from '../display/rows/table.tsx';
import { as } from './roles.ts';

const controls = ':is(a[href], button:not(:disabled))';

const controlsIn = (bar: HTMLElement) => [...bar.querySelectorAll<HTMLElement>(controls)];

/** Makes one control the Tab stop: the one that has or had the focus, otherwise the first. */
function setStop(bar: HTMLElement, requested?: Element): void {
  const all = controlsIn(bar);
  const isStop = (control: Element) => control.getAttribute('tabindex') === '0';
  const stop = all.find((control) => control === requested) ?? all.find(isStop) ?? all[0];
  for (const control of all) control.setAttribute('tabindex', control === stop ? '0' : '-1');
}

/** The index that a key moves to; undefined if the key has no meaning here. */
function nextBy(key: string, at: number, last: number, isRightToLeft: boolean): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return Math.min(at + 1, last);
  return key === backward ? Math.max(at - 1, 0) : undefined;
}

/** A portal opened by a row bubbles React events to the bar, but is not its DOM child. */
const isWithin = ({ currentTarget, target }: { currentTarget: Element; target: EventTarget }) =>
  target instanceof Node && currentTarget.contains(target);

/**
 * The buttons of a row as one Tab stop: arrow keys move between them, Home and End to the ends. The
 * buttons need no code for this, and stay light because a list has hundreds. Source: ARIA Authoring
 * Practices, toolbar.
 */
export function ActionCell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span
      // A new callback with each render, because the buttons may have changed.
      ref={(bar) => {
        if (bar) setStop(bar);
      }}
      {...as.toolbar}
      {...barKeys}
      aria-label={label}
      className={tableClass.rowActions}
    >
      {children}
    </span>
  );
}

const barKeys = {
  onFocus: (event: FocusEvent<HTMLElement>) => {
    if (isWithin(event)) setStop(event.currentTarget, event.target);
  },
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (altKey || ctrlKey || metaKey || shiftKey || !isWithin(event)) return;
    const all = controlsIn(currentTarget);
    const at = all.findIndex((control) => control === event.target);
    const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
    const next = at < 0 ? undefined : nextBy(key, at, all.length - 1, isRightToLeft);
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  },
};
