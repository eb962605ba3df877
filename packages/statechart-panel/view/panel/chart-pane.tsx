import { useMemo } from 'react';
import { byTests } from '../../core/coverage/covered.ts';
import type { ChartProps } from '../chart-props.ts';
import { ChartDrawing } from '../drawing/chart-drawing.tsx';
import { ChartOutline } from '../outline/chart-outline.tsx';
import type { TabProps } from '../tab.ts';
import type { ChartForm } from './head.tsx';

interface ChartPaneProps extends TabProps {
  form: ChartForm;
  /** Whether it shows the coverage. */
  hasOverlay: boolean;
  onTransition: (key: string) => void;
  /** Id of the highlighted state. */
  selected: string | null;
}

const none: string[] = [];
const nothing = {};

/** The chart, drawn or as a table. */
export function ChartPane(props: ChartPaneProps) {
  const { state, actor, view, form, hasOverlay, onTransition, selected } = props;
  const snapshot = state.moments[actor.id];
  const coverage = state.coverage[view.chart.id];
  const overlay = useMemo(
    () =>
      hasOverlay && coverage
        ? { interaction: coverage.interaction, browser: coverage.browser, tests: byTests(coverage) }
        : null,
    [hasOverlay, coverage],
  );
  const chart: ChartProps = {
    chart: view.chart,
    active: snapshot?.active ?? none,
    possible: snapshot?.possible ?? nothing,
    overlay,
    selected,
    onTransition: actor.isFrozen ? undefined : onTransition,
  };
  return form === 'drawing' ? (
    <ChartDrawing {...chart} drawing={view.drawing} />
  ) : (
    <ChartOutline {...chart} />
  );
}
