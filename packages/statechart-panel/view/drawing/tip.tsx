import { useEffect, useMemo, useState, type RefObject } from 'react';
import type { ChartState, ChartTransition } from '../../core/chart/chart.ts';
import type { ChartProps } from '../chart-props.ts';
import { getNames, getStatuses, getLabel } from '../transition-status.ts';
import styles from './drawing.module.css';
import { pointedIn, type Pointed } from './pointed.ts';

interface TipProps extends ChartProps {
  host: RefObject<HTMLDivElement | null>;
}

/**
 * Details of the hovered or focused state or transition. Screen readers get the same text from the
 * element's description, so the tooltip is only visual.
 */
export function Tip({ host, chart, active, possible }: TipProps) {
  const [pointed, setPointed] = useState<Pointed | null>(null);
  useEffect(() => (host.current ? pointedIn(host.current, setPointed) : undefined), [host]);
  const names = useMemo(() => getNames(chart), [chart]);
  if (!pointed) return null;

  const state = chart.states.find(({ id }) => id === pointed.state);
  const transition = chart.transitions.find(({ key }) => key === pointed.transition);
  const why = transition && getStatuses(chart, active, possible).get(transition.key)?.why;
  return (
    <div className={styles['tip']} style={getTipStyle(pointed)} aria-hidden>
      {transition && <AboutTransition transition={transition} names={names} why={why ?? ''} />}
      {state && <AboutState state={state} isActive={active.includes(state.id)} />}
    </div>
  );
}

function getTipStyle({ x, above, below, isLow }: Pointed) {
  const insetInlineStart = `min(${x}px, calc(100% - 288px))`;
  return isLow ? { left: insetInlineStart, bottom: above } : { left: insetInlineStart, top: below };
}

interface AboutTransitionProps {
  transition: ChartTransition;
  names: ReadonlyMap<string, string>;
  why: string;
}

function AboutTransition({ transition, names, why }: AboutTransitionProps) {
  const { source, targets, actions } = transition;
  const name = (id: string) => names.get(id) ?? id;
  return (
    <>
      <strong>{getLabel(transition)}</strong>
      <span>
        {name(source)} {targets.length === 0 ? '(stays)' : `→ ${targets.map(name).join(', ')}`}
      </span>
      {actions.length > 0 && <span className={styles['faint']}>actions: {actions.join(', ')}</span>}
      {why === '' ? <em>available now</em> : <em>{why}</em>}
    </>
  );
}

function AboutState({ state, isActive }: { state: ChartState; isActive: boolean }) {
  const { path, name, kind, description, entry, exit, invokes } = state;
  const acts = [
    ...invokes.map(({ id }) => `invokes ${id}`),
    ...entry.map((action) => `entry: ${action}`),
    ...exit.map((action) => `exit: ${action}`),
  ];
  return (
    <>
      <strong>{path === '' ? name : path}</strong>
      {description !== '' && <span>{description}</span>}
      {acts.map((act) => (
        <span key={act} className={styles['faint']}>
          {act}
        </span>
      ))}
      <em>
        {kind}
        {isActive && ', active'}
      </em>
    </>
  );
}
