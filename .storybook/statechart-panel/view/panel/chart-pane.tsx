import type { TabProps } from '../tab.ts';
import type { ChartForm } from './head.tsx';
import styles from './panel.module.css';

interface ChartPaneProps extends TabProps {
  form: ChartForm;
  hasOverlay: boolean;
  onTransition: (key: string) => void;
  /** The state that is pointed out. */
  selected: string | null;
  onState: (id: string) => void;
}

/** The chart, drawn or as a table. */
export function ChartPane({ view, form }: ChartPaneProps) {
  return (
    <p className={styles['waiting']}>
      {form === 'drawing' && !view.drawing ? 'Laying out the chart …' : view.chart.description}
    </p>
  );
}
