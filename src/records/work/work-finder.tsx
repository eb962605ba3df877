import { useSelector } from '@xstate/react';
import { Search } from 'lucide-react';
import { Autocomplete, Input, TextField } from 'react-aria-components';
import type { Work } from '#machines/work/work.ts';
import { longestText, type WorkPickerActor } from '#machines/work/work-picker.machine.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { NewTask } from './new-task.tsx';
import { WorkOptions } from './work-options.tsx';
import styles from './work-finder.module.css';

export interface WorkFinderProps {
  actor: WorkPickerActor;
  /** The current selection. */
  value: Work | null;
}

/** Finds a project and task by typing, or adds a task to a project in the results. */
export function WorkFinder({ actor, value }: WorkFinderProps) {
  const isNewTask = useSelector(
    actor,
    (state) => state.matches('naming') || state.matches('creating'),
  );
  return isNewTask ? <NewTask actor={actor} /> : <Finder actor={actor} value={value} />;
}

/** The field's ARIA attributes for the list; `aria-controls` comes from Autocomplete. */
const combobox = { role: 'combobox', 'aria-expanded': true, 'aria-haspopup': 'listbox' } as const;

function Finder({ actor, value }: WorkFinderProps) {
  const text = useText('work');
  const typed = useSelector(actor, ({ context }) => context.text);
  return (
    <Autocomplete
      inputValue={typed}
      onInputChange={(next) => actor.send({ type: 'text.typed', text: next })}
    >
      <TextField
        autoFocus
        aria-label={text('findWork')}
        maxLength={longestText}
        className={styles.field ?? ''}
      >
        <Search aria-hidden="true" />
        <Input {...combobox} className={styles.input ?? ''} placeholder={text('findWork')} />
      </TextField>
      <WorkOptions actor={actor} value={value} />
      {value && (
        <div className={styles.foot}>
          <Button
            variant="quiet"
            size="small"
            onPress={() => actor.send({ type: 'work.select', work: null })}
          >
            {text('without')}
          </Button>
        </div>
      )}
    </Autocomplete>
  );
}
