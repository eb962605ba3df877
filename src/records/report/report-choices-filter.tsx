import { useGridTexts } from '#i18n/grid-texts.ts';
import { useText } from '#i18n/text.tsx';
import type { MultiSelectOption, MultiSelectProps } from '#ui/choices/multi-select.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import styles from './report.module.css';

// Loaded lazily, because it is larger than the report, which loads in the meantime.
const MultiSelect = onDemand<MultiSelectProps>(() =>
  import('#ui/choices/multi-select.tsx').then(({ MultiSelect: it }) => it),
);

interface FilterChoicesProps {
  label: string;
  choices: readonly MultiSelectOption[];
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
}

/** Filters a report by any of some options, with a search; none selected means all. */
export function FilterChoices({ label, choices, value, onChange }: FilterChoicesProps) {
  const text = useText('records');
  const { any } = useGridTexts();
  return (
    <div className={styles.filter}>
      <MultiSelect
        label={label}
        options={choices}
        value={value}
        onChange={onChange}
        placeholder={any}
        searchLabel={text('search')}
        noResults={text('noResults')}
        clearLabel={text('clear')}
      />
    </div>
  );
}
