import { useText } from '#i18n/text.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import type { SegmentedControlProps } from '#ui/choices/segmented-control.tsx';
import styles from './report.module.css';

const SegmentedControl = onDemand<SegmentedControlProps<string>>(() =>
  import('#ui/choices/segmented-control.tsx').then(({ SegmentedControl: it }) => it),
);

interface ReportGroupingProps<Id extends string> {
  options: readonly { id: Id; label: string }[];
  value: Id;
  onChange: (value: Id) => void;
}

/** Selects how a report is grouped, which does not change its totals. */
export function ReportGrouping<Id extends string>(props: ReportGroupingProps<Id>) {
  const { options, value, onChange } = props;
  const text = useText('records');
  return (
    <div className={styles.view}>
      <span aria-hidden="true">{text('groupBy')}</span>
      <SegmentedControl
        label={text('groupBy')}
        options={options}
        value={value}
        onChange={(selected) => {
          const option = options.find(({ id }) => id === selected);
          if (option) onChange(option.id);
        }}
      />
    </div>
  );
}
