import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import controls from '../controls.module.css';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { showInTab } from '../show.ts';
import type { TabProps } from '../tab.ts';
import { count } from '../format.ts';
import { buildLine, type Branch } from './line.ts';
import { StepRow } from './step-row.tsx';
import styles from './steps.module.css';

/** The history, step by step; the user can go back to each step, assess it and add a note. */
export function StepsTab({ state, actor, send }: TabProps) {
  const { steps, head, tip } = state;
  const list = useRef<HTMLOListElement>(null);
  const [isOfActor, setIsOfActor] = useState(false);
  const [focused, setFocused] = useState<string | null>(null);
  const line = useMemo(() => buildLine(steps, head, tip), [steps, head, tip]);
  const charts = useMemo(
    () => new Map(state.actors.map(({ id, chart }) => [id, state.charts[chart]?.chart ?? null])),
    [state.actors, state.charts],
  );

  useEffect(() => {
    if (head === null) return;
    const present = list.current?.querySelector<HTMLElement>(`[data-step="${CSS.escape(head)}"]`);
    if (present) showInTab(present);
  }, [head]);

  const rows = line.rows.filter(({ step }) => !isOfActor || step.actor === actor.id);
  const current = rows.some(({ step }) => step.id === focused) ? focused : head;

  const branch = ({ first, length }: Branch) => (
    <li key={first.id} className={styles['branch']}>
      <button
        type="button"
        data-go=""
        tabIndex={-1}
        className={cx(controls['quiet'], styles['toBranch'])}
        onKeyDown={moveFocus}
        onClick={() => send({ type: 'travel', step: first.id })}
      >
        <Icon name="branch" /> Branch: <b>{first.event.type}</b>
        <span className={controls['muted']}>{count(length, 'step')}</span>
      </button>
    </li>
  );

  if (line.rows.length === 0) {
    return (
      <div className={controls['tab']}>
        <p className={controls['muted']}>No steps yet.</p>
      </div>
    );
  }
  return (
    <div className={styles['steps']}>
      {state.actors.length > 1 && (
        <label className={styles['filter']}>
          <input
            type="checkbox"
            checked={isOfActor}
            onChange={({ currentTarget }) => setIsOfActor(currentTarget.checked)}
          />
          Only {actor.id}
        </label>
      )}
      <ol ref={list} aria-label="Steps">
        {line.branches.map(branch)}
        {rows.map(({ step, number, phase, branches }) => [
          <StepRow
            key={step.id}
            step={step}
            number={number}
            phase={phase}
            chart={charts.get(step.actor) ?? null}
            timeZone={state.clock.timeZone}
            isNamed={state.actors.length > 1}
            isReachable={step.id === current}
            onFocus={setFocused}
            onKeyDown={moveFocus}
            send={send}
          />,
          ...branches.map(branch),
        ])}
      </ol>
    </div>
  );
}

/** Arrow up and down move between steps, skipping the buttons of each. */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>) {
  const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const from = event.currentTarget.closest('li');
  const list = event.currentTarget.closest('ol');
  if (way === undefined || !from || !list) return;
  const all = [...list.querySelectorAll<HTMLElement>('[data-go]')];
  const at = all.findIndex((go) => from.contains(go));
  const next = all[at + way];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
