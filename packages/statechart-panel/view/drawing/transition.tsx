import { memo, type KeyboardEvent } from 'react';
import type { ChartTransition } from '../../core/chart/chart.ts';
import { layOutLabel } from '../../core/layout/content.ts';
import type { DrawnTransition } from '../../core/link/protocol.ts';
import type { TransitionStatus } from '../transition-status.ts';
import { getMarkLabel, type Mark } from '../marker.ts';
import { Badge } from './badge.tsx';
import styles from './drawing.module.css';
import { headFor } from './heads.tsx';
import { pressed } from './state-box.tsx';

interface TransitionProps {
  transition: ChartTransition;
  drawn: DrawnTransition;
  /** The label for screen readers. */
  label: string;
  is: TransitionStatus['is'];
  why: string;
  mark: Mark | null;
  isSelected: boolean;
  /** Prefix of the ids of this drawing's arrowheads. */
  heads: string;
  /** Without it, the drawing is static and no transition can be taken. */
  onTake: ((key: string) => void) | undefined;
}

/** A transition: its line, and its label as a button that is enabled when it is possible. */
export const Transition = memo(function Transition(props: TransitionProps) {
  const { transition, drawn, label, is, why, mark, isSelected, heads, onTake } = props;
  const isPossible = is === 'possible';
  const take = () => {
    if (isPossible) onTake?.(transition.key);
  };
  const button = {
    role: 'button',
    // Only transitions of active states are in the tab order: their reasons matter, the others
    // would be too many.
    tabIndex: is === 'inactive' ? -1 : 0,
    'aria-disabled': isPossible ? undefined : true,
    onClick: take,
    onKeyDown: (event: KeyboardEvent) => pressed(event) && take(),
  };
  return (
    <g
      className={styles['transition']}
      data-of={transition.key}
      data-is={is}
      data-mark={mark ?? undefined}
      data-selected={isSelected || undefined}
    >
      {drawn.path !== null && (
        <>
          <path className={styles['line']} d={drawn.path} markerEnd={headFor(heads, is, mark)} />
          <path className={styles['reach']} d={drawn.path} />
        </>
      )}
      <g
        className={styles['button']}
        data-transition={transition.key}
        transform={`translate(${drawn.label.x} ${drawn.label.y})`}
        {...(onTake ? button : { role: 'img' })}
        aria-label={label}
        aria-description={[why, getMarkLabel(mark)].filter(Boolean).join(', ') || undefined}
      >
        <Label transition={transition} drawn={drawn} />
      </g>
      <Badge mark={mark} x={drawn.label.x + drawn.label.width - 1} y={drawn.label.y + 1} />
    </g>
  );
});

function Label({ transition, drawn }: Pick<TransitionProps, 'transition' | 'drawn'>) {
  const { width, height } = drawn.label;
  const { event, guard } = layOutLabel(transition, drawn.path === null);
  return (
    <>
      <rect className={styles['plate']} width={width} height={height} rx="5" />
      <text className={styles['label']}>
        <tspan x={event.x} y={event.y}>
          {transition.label}
        </tspan>
        {guard && ' '}
        {guard && (
          <tspan className={styles['guard']} x={guard.x} y={guard.y}>
            {guard.text}
          </tspan>
        )}
      </text>
    </>
  );
}
