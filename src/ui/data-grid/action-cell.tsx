import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { tableClass } from '../table.tsx';
import { as } from './roles.ts';

const controls = ':is(a[href], button:not(:disabled))';

const controlsIn = (bar: HTMLElement) => [...bar.querySelectorAll<HTMLElement>(controls)];

/** One of them is a stop for Tab: the one that has or had the focus, else the first. */
function setStop(bar: HTMLElement, requested?: Element): void {
  const all = controlsIn(bar);
  const isStop = (control: Element) => control.getAttribute('tabindex') === '0';
  const stop = all.find((control) => control === requested) ?? all.find(isStop) ?? all[0];
  for (const control of all) control.setAttribute('tabindex', control === stop ? '0' : '-1');
}

/** Which of so many is next by a key; undefined where the key means nothing. */
function nextBy(key: string, at: number, last: number, isRightToLeft: boolean): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return Math.min(at + 1, last);
  return key === backward ? Math.max(at - 1, 0) : undefined;
}

/** What a row has opened elsewhere is a child of the bar for React alone. */
const isWithin = ({ currentTarget, target }: { currentTarget: Element; target: EventTarget }) =>
  target instanceof Node && currentTarget.contains(target);

/**
 * The buttons of a row: one stop for Tab, the arrows go from one to the next, and Home and End to
 * the ends. Whoever renders the buttons need not know of it: a list has hundreds, and they are as
 * light as can be. Source: ARIA Authoring Practices, toolbar.
 */
export function ActionCell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span
      // A new one each time: the buttons that stand there may be others.
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
