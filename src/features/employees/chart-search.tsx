import { useId, useState } from 'react';
import { Search } from 'lucide-react';
import type { OrganizationChartActor } from '#machines/employees/chart/organization-chart.machine.ts';
import { findPeople, type ChartPerson } from '#machines/employees/chart/organization-chart.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextFilter } from '#ui/data-grid/grid-filter.tsx';
import styles from './organization-chart.module.css';

interface ChartSearchProps {
  actor: OrganizationChartActor;
  people: readonly ChartPerson[];
  /** The person is shown in the tree. */
  onFound: () => void;
}

/** Finds people by name or designation; one of them is shown in the chart, with the path opened. */
export function ChartSearch({ actor, people, onFound }: ChartSearchProps) {
  const text = useText('organizationChart');
  const id = useId();
  const [typed, setTyped] = useState('');
  const { found, count } = findPeople(people, typed);
  const show = (personId: string) => {
    setTyped('');
    onFound();
    actor.send({ type: 'person.reveal', id: personId });
  };
  return (
    <div className={styles.search}>
      <TextFilter
        label={text('search')}
        placeholder={text('search')}
        icon={<Search aria-hidden="true" />}
        value={typed}
        onFilter={setTyped}
      />
      {typed !== '' && (
        <>
          <p id={id} role="status" className={styles.count}>
            {text('found', { count })}
          </p>
          <ul aria-labelledby={id} className={styles.found}>
            {found.map(({ id: personId, fullName, designation }) => (
              <li key={personId}>
                <Button variant="quiet" size="small" onPress={() => show(personId)}>
                  {designation === null ? fullName : `${fullName}, ${designation}`}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
