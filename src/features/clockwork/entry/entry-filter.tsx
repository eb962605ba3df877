import { useSelector } from '@xstate/react';
import type { ClockWorkDayActor } from '#machines/clockwork/day/clockwork-day.machine.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { noProject, ofProject } from '#machines/clockwork/entry/entries.ts';
import styles from '../day/clockwork-day.module.css';

interface EntryFilterProps {
  actor: ClockWorkDayActor;
  project: string;
  onShowAll: () => void;
}

/** States that only entries of one project are shown, with a button to show all of them. */
export function EntryFilter({ actor, project, onShowAll }: EntryFilterProps) {
  const text = useText('clockwork');
  const entries = useSelector(actor, (state) => state.context.entries);
  const continued = useSelector(actor, (state) => state.context.continued);
  const [first] = ofProject([...entries, ...continued], project);
  const name = project === noProject ? text('withoutProject') : first?.projectDisplayString;
  return (
    <p className={styles.filter} role="status">
      <span>{name ? text('onlyProject', { project: name }) : text('onlyOneProject')}</span>
      <Button size="small" onPress={onShowAll}>
        {text('showAll')}
      </Button>
    </p>
  );
}
