import { Bookmark, X } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import { useText } from '#i18n/text.tsx';
import { longestSetName, type SavedFilters as SavedSet } from '#session/saved-filters.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import styles from './saved-filters.module.css';

interface SavedFiltersProps {
  sets: readonly SavedSet[];
  /** What is shown now, as the parameters of its address. */
  current: Readonly<Record<string, string>>;
  onSave: (set: SavedSet) => void;
  onRemove: (name: string) => void;
  /** Shows what was saved. */
  onChoose: (parameters: Readonly<Record<string, string>>) => void;
}

/** Sets of filters under names of the person's own: to be shown again, removed, and added to. */
export function SavedFilters({ sets, current, onSave, onRemove, onChoose }: SavedFiltersProps) {
  const text = useText('savedFilters');
  return (
    <section aria-label={text('savedFilters')} className={styles.saved}>
      <h2>{text('savedFilters')}</h2>
      {sets.length > 0 && (
        <ul className={styles.sets}>
          {sets.map(({ name, parameters }) => (
            <li key={name}>
              <Button
                variant="quiet"
                size="small"
                icon={<Bookmark aria-hidden="true" />}
                aria-current={isSame(parameters, current) ? 'true' : undefined}
                className={styles.set ?? ''}
                onPress={() => onChoose(parameters)}
              >
                <bdi>{name}</bdi>
              </Button>
              <Button
                variant="quiet"
                size="small"
                icon={<X aria-hidden="true" />}
                aria-label={text('removeSaved', { name })}
                onPress={() => onRemove(name)}
              />
            </li>
          ))}
        </ul>
      )}
      <SaveSet sets={sets} onSave={(name) => onSave({ name, parameters: { ...current } })} />
    </section>
  );
}

type Parameters = Readonly<Record<string, string>>;

const isSame = (one: Parameters, other: Parameters): boolean =>
  Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]);

interface SaveSetProps {
  sets: readonly SavedSet[];
  onSave: (name: string) => void;
}

function SaveSet({ sets, onSave }: SaveSetProps) {
  const text = useText('savedFilters');
  const [typed, setTyped] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const name = typed.trim();
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsAsked(name === '');
    if (name === '') return;
    onSave(name);
    setTyped('');
  };
  return (
    <form noValidate onSubmit={save} className={styles.form}>
      <TextField
        label={text('savedName')}
        value={typed}
        maxLength={longestSetName}
        error={isAsked && name === '' ? text('savedNameMissing') : undefined}
        {...(sets.some((each) => each.name === name) && { description: text('savedReplaces') })}
        onChange={setTyped}
      />
      <Button type="submit" size="small">
        {text('saveFilters')}
      </Button>
    </form>
  );
}
