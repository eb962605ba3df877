import { useId, useMemo } from 'react';
import type { Drawing } from '../../core/link/protocol.ts';
import type { ChartProps } from '../chart-props.ts';
import { getNames, formatTransition, getStatuses } from '../transition-status.ts';
import { createMarker } from '../marker.ts';
import styles from './drawing.module.css';
import { Heads, plainHead } from './heads.tsx';
import { StateBox } from './state-box.tsx';
import { Transition } from './transition.tsx';

interface ChartImageProps extends ChartProps {
  drawing: Drawing;
}

/** All boxes and lines of a chart. Unchanged parts are not rendered again. */
export function ChartImage(props: ChartImageProps) {
  const { chart, drawing, active, possible, overlay, onTransition, onState, selected } = props;
  const heads = useId().replaceAll(/\W/g, '');
  const states = useMemo(() => new Map(chart.states.map((each) => [each.id, each])), [chart]);
  const names = useMemo(() => getNames(chart), [chart]);
  const transitions = useMemo(
    () => new Map(chart.transitions.map((each) => [each.key, each])),
    [chart],
  );
  const standings = useMemo(() => getStatuses(chart, active, possible), [chart, active, possible]);
  const isActive = new Set(active);
  const stateMark = useMemo(() => createMarker(overlay, 'states'), [overlay]);
  const transitionMark = useMemo(() => createMarker(overlay, 'transitions'), [overlay]);
  return (
    <>
      <Heads prefix={heads} />
      {drawing.states.map((drawn) => {
        const state = states.get(drawn.id);
        if (!state) return null;
        return (
          <StateBox
            key={drawn.id}
            state={state}
            drawn={drawn}
            isRegion={states.get(state.parent ?? '')?.kind === 'parallel'}
            isActive={isActive.has(drawn.id)}
            isSelected={selected === drawn.id}
            mark={state.kind === 'history' ? null : stateMark(drawn.id)}
            onSelect={onState}
          />
        );
      })}
      {drawing.initials?.map(({ state, x, y, path }) => (
        <g key={state} className={styles['initial']} aria-hidden>
          <circle cx={x} cy={y} r="4.5" />
          <path d={path} markerEnd={plainHead(heads)} />
        </g>
      ))}
      {drawing.transitions.map((drawn) => {
        const transition = transitions.get(drawn.key);
        const transitionStatus = standings.get(drawn.key);
        if (!transition || !transitionStatus) return null;
        return (
          <Transition
            key={drawn.key}
            transition={transition}
            drawn={drawn}
            label={formatTransition(transition, names)}
            is={transitionStatus.is}
            why={transitionStatus.why}
            mark={transitionMark(drawn.key)}
            isSelected={selected === drawn.key}
            heads={heads}
            onTake={onTransition}
          />
        );
      })}
    </>
  );
}
