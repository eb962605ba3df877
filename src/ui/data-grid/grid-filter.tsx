import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { onDemand } from '../hooks/on-demand.ts';
import type { SelectProps } from '../fields/select.tsx';
import { TextField } from '../fields/text-field.tsx';
import type { GridColumn, GridTexts } from './grid.ts';

/** The pause in typing before the filter applies, in ms. */
const pause = 400;
/** The maximum length by the contract. */
const longest = 250;

/** Lazy, because filters are shown only on request. */
const Select = onDemand<SelectProps>(() =>
  import('../fields/select.tsx').then((module) => module.Select),
);

interface GridFilterProps {
  column: Pick<GridColumn<never>, 'header' | 'filter'>;
  /** The filter value; empty for no filter. */
  value: string;
  texts: GridTexts;
  onFilter: (value: string) => void;
}

/** The filter of one column: a text field or a select. */
export function GridFilter({
  column: { header, filter },
  value,
  texts,
  onFilter,
}: GridFilterProps) {
  const label = texts.filterBy(header);
  if (filter === undefined) return null;
  if (filter === 'text') return <TextFilter label={label} value={value} onFilter={onFilter} />;
  return (
    <Select
      label={label}
      hideLabel
      placeholder={texts.any}
      items={[
        { id: '', label: texts.any },
        ...filter.map((option) => ({ id: option.value, label: option.label })),
      ]}
      value={value}
      onChange={(selected) => onFilter(selected ?? '')}
    />
  );
}

export interface TextFilterProps {
  label: string;
  value: string;
  onFilter: (value: string) => void;
  placeholder?: string;
  icon?: ReactNode;
}

/**
 * Filters after a pause in typing, or at once with Enter; text that is typed in the meantime stays.
 */
export function TextFilter({ label, value, onFilter, ...rest }: TextFilterProps) {
  const [typed, setTyped] = useState(value);
  /** The last requested value, and the value of the last render. */
  const [requested, setRequested] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== requested) {
      // Changed from outside: by the Back button or Clear.
      setRequested(value);
      setTyped(value);
    }
  }
  const apply = (nextValue: string) => {
    if (nextValue === requested) return;
    setRequested(nextValue);
    onFilter(nextValue);
  };
  const onPause = useEffectEvent(apply);
  // Synchronizes with a timer: a pause in typing.
  useEffect(() => {
    const timer = setTimeout(() => onPause(typed.trim()), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <TextField
      {...rest}
      label={label}
      hideLabel
      value={typed}
      maxLength={longest}
      onChange={setTyped}
      onBlur={() => apply(typed.trim())}
      onKeyDown={(event) => {
        if (event.key === 'Enter') apply(typed.trim());
      }}
    />
  );
}
