import { useMemo } from 'react';
import type { ChartState } from '../../core/chart/chart.ts';
import type { ChartProps } from '../chart-props.ts';
import controls from '../controls.module.css';
import { getStatuses } from '../transition-status.ts';
import { useLatest } from '../use-latest.ts';
import { createMarker } from '../marker.ts';
import styles from './outline.module.css';
import type { Entries } from './entries.ts';
import { StateEntry } from './state-entry.tsx';

/** The chart as text: nested states, each with a table of its transitions. */
export function ChartOutline(props: ChartProps) {
  const { chart, active, possible, overlay, onTransition, onState, selected } = props;
  const take = useLatest(onTransition);
  const selectState = useLatest(onState);
  const standings = useMemo(() => getStatuses(chart, active, possible), [chart, active, possible]);
  const children = useMemo(() => Map.groupBy(chart.states, ({ parent }) => parent), [chart]);
  const transitions = useMemo(
    () => Map.groupBy(chart.transitions, ({ source }) => source),
    [chart],
  );
  const paths = useMemo(
    () => new Map(chart.states.map(({ id, path, name }) => [id, path === '' ? name : path])),
    [chart],
  );
  const entries: Entries = {
    isActive: (id) => active.includes(id),
    isSelected: (id) => selected === id,
    getChildren: (state: ChartState) => children.get(state.id) ?? [],
    getTransitions: (state: ChartState) => transitions.get(state.id) ?? [],
    getTransitionStatus: (key) => standings.get(key) ?? { is: 'inactive', why: 'inactive' },
    getPath: (id) => paths.get(id) ?? id,
    stateMark: createMarker(overlay, 'states'),
    transitionMark: createMarker(overlay, 'transitions'),
    onTake: onTransition && take,
    onSelect: onState && selectState,
  };
  return (
    <div className={styles['outline']}>
      <p className={controls['muted']}>{chart.description}</p>
      <ul className={styles['states']} aria-label={`States of ${chart.id}`}>
        {(children.get(null) ?? []).map((state) => (
          <StateEntry key={state.id} state={state} entries={entries} />
        ))}
      </ul>
    </div>
  );
}
