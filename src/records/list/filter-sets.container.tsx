import { X } from 'lucide-react';
import { useState } from 'react';
import { isSameFilters, type FilterSet } from '#session/storage/lists/filter-sets.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import styles from './filter-sets.module.css';

const longest = 60;

export interface FilterSetsProps {
  /** The user's saved sets, from `useFilterSets`. */
  sets: readonly FilterSet[];
  onSave: (set: FilterSet) => void;
  onDelete: (name: string) => void;
  /** The current filters; null if there is nothing to save. */
  current: FilterSet['filters'] | null;
  /** Applies a saved set. */
  onApply: (filters: FilterSet['filters']) => void;
}

/** The saved filter sets, and a field to name the current filters. */
export function FilterSetsPart(props: FilterSetsProps & { onDone: () => void }) {
  const { sets, current, onDelete, onApply, onDone } = props;
  const text = useText('analytics');
  return (
    <div className={styles.body}>
      {sets.length === 0 && <p className={styles.none}>{text('noSavedFilters')}</p>}
      {sets.length > 0 && (
        <ul className={styles.list}>
          {sets.map(({ name, filters }) => (
            <li key={name}>
              <Button
                variant="quiet"
                aria-current={current && isSameFilters(filters, current) ? 'true' : undefined}
                className={styles.apply ?? ''}
                onPress={() => {
                  onApply(filters);
                  onDone();
                }}
              >
                <bdi className={styles.name}>{name}</bdi>
              </Button>
              <Button
                variant="quiet"
                size="small"
                icon={<X aria-hidden="true" />}
                aria-label={text('deleteFilters', { name })}
                onPress={() => onDelete(name)}
              />
            </li>
          ))}
        </ul>
      )}
      <NameOfFilters {...props} />
    </div>
  );
}

function NameOfFilters(props: FilterSetsProps & { onDone: () => void }) {
  const { sets, current, onSave, onDone } = props;
  const text = useText('analytics');
  const records = useText('records');
  const [name, setName] = useState('');
  const called = name.trim();
  const isUnnamed = called === '' && text('filtersNeedName');
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (called === '' || current === null) return;
        onSave({ name: called, filters: current });
        onDone();
      }}
    >
      <TextField
        label={text('filtersName')}
        value={name}
        onChange={setName}
        maxLength={longest}
        className={styles.field ?? ''}
      />
      <Button
        type="submit"
        blockedBecause={(current === null && text('noFiltersToSave')) || isUnnamed || null}
      >
        {records('save')}
      </Button>
      <p role="status" className={styles.replaced}>
        {sets.some((each) => each.name === called) && text('filtersReplaced')}
      </p>
    </form>
  );
}
