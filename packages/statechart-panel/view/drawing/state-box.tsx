import { memo, type KeyboardEvent } from 'react';
import type { ChartState } from '../../core/chart/chart.ts';
import { buildContent, inset } from '../../core/layout/content.ts';
import type { DrawnState } from '../../core/link/protocol.ts';
import { getMarkLabel, type Mark } from '../marker.ts';
import { Badge } from './badge.tsx';
import styles from './drawing.module.css';

interface StateBoxProps {
  state: ChartState;
  drawn: DrawnState;
  /** Its siblings are active at the same time. */
  isRegion: boolean;
  isActive: boolean;
  isSelected: boolean;
  mark: Mark | null;
  /** Without it, the state cannot be selected. */
  onSelect: ((id: string) => void) | undefined;
}

/** A state: a box with its name, tags and invokes, whose border shows its kind. */
export const StateBox = memo(function StateBox(props: StateBoxProps) {
  const { state, drawn, isRegion, isActive, isSelected, mark, onSelect } = props;
  const selectState = () => onSelect?.(state.id);
  const button = {
    role: 'button',
    tabIndex: isActive ? 0 : -1,
    onClick: selectState,
    onKeyDown: (event: KeyboardEvent) => pressed(event) && selectState(),
  };
  return (
    <g
      className={styles['state']}
      transform={`translate(${drawn.x} ${drawn.y})`}
      data-state={state.id}
      data-root={state.parent === null || undefined}
      data-leaf={isLeaf(state) || undefined}
      data-region={isRegion || undefined}
      data-active={isActive || undefined}
      data-selected={isSelected || undefined}
      data-mark={mark ?? undefined}
    >
      {state.kind === 'history' ? <Circle {...props} /> : <Box {...props} />}
      <g
        className={styles['button']}
        {...(onSelect ? button : { role: 'img' })}
        aria-label={spoken(props)}
      >
        <rect
          className={styles['head']}
          width={drawn.width}
          height={isLeaf(state) ? drawn.height : headHeight}
          rx="7"
        />
        {state.kind === 'history' ? <Letter {...props} /> : <StateLabel {...props} />}
      </g>
      <Badge mark={mark} x={drawn.width - 1} y={1} />
    </g>
  );
});

/** Only the upper part of a box with children belongs to the state itself. */
const headHeight = 30;

const isLeaf = ({ kind }: ChartState) => kind !== 'compound' && kind !== 'parallel';

export function pressed(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' && event.key !== ' ') return false;
  event.preventDefault();
  return true;
}

function spoken({ state, isActive, mark }: StateBoxProps): string {
  const kind = state.history === 'deep' ? 'deep history' : state.kind;
  const parts = [state.name, kind === 'atomic' ? '' : kind, isActive ? 'active' : ''];
  return [...parts, ...state.tags, getMarkLabel(mark)].filter(Boolean).join(', ');
}

function Circle({ drawn: { width } }: StateBoxProps) {
  return <circle className={styles['box']} cx={width / 2} cy={width / 2} r={width / 2} />;
}

function Box({ state, drawn: { width, height } }: StateBoxProps) {
  return (
    <>
      <rect className={styles['box']} width={width} height={height} rx="7" />
      {state.kind === 'final' && (
        <rect
          className={styles['inner']}
          x="3"
          y="3"
          width={width - 6}
          height={height - 6}
          rx="4.5"
        />
      )}
    </>
  );
}

function Letter({ state, drawn: { width } }: StateBoxProps) {
  return (
    <text className={styles['letter']} x={width / 2} y={width / 2 + 4.5}>
      {state.history === 'deep' ? 'H*' : 'H'}
    </text>
  );
}

function StateLabel({ state }: StateBoxProps) {
  const { name, tags, invokes } = buildContent(state, []);
  return (
    <>
      <text className={styles['name']} x={name.x} y={name.y}>
        {state.name}
      </text>
      {tags.map(({ text, x, width: tagWidth }) => (
        <g key={text} className={styles['tag']} transform={`translate(${x} 7)`}>
          <rect width={tagWidth} height="16" rx="4" />
          <text x="5" y="11.5">
            {text}
          </text>
        </g>
      ))}
      {invokes.map(({ id, y }) => (
        <g key={id} className={styles['invoke']} transform={`translate(${inset} ${y})`}>
          <path d="M8.6 -6.6A4.2 4.2 0 1 0 9.4 -3.4M9 -9.6L8.8 -6.2L5.6 -6.6" />
          <text x="15">{id}</text>
        </g>
      ))}
    </>
  );
}
