import { useSelector } from '@xstate/react';
import type { ProjectAnalyticsActor } from '#machines/project-analytics/project-analytics.machine.ts';
import { isSearching, projectFilters } from '#machines/project-analytics/project-tree.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { CheckboxGroup } from '#ui/choices/checkbox-group.tsx';
import styles from './project-analytics.module.css';

/** The filters of the tree: selected first, then applied. Source: ANLYT-044, ANLYT-032. */
export function ProjectFilters({ actor }: { actor: ProjectAnalyticsActor }) {
  const text = useText('projectAnalytics');
  const { selected, search } = useSelector(actor, ({ context }) => context);
  const whileSearching = isSearching(search) ? text('notWhileSearching') : null;
  return (
    <section aria-label={text('filters')} className={styles.filters}>
      <CheckboxGroup
        label={text('show')}
        description={text('allFit')}
        options={projectFilters.map((id) => ({ id, label: text(`filter_${id}`) }))}
        value={selected}
        onChange={(filters) => actor.send({ type: 'SELECT_FILTERS', filters })}
      />
      <div className={styles.actions}>
        <Button
          variant="primary"
          effect="reading"
          blockedBecause={whileSearching ?? (selected.length === 0 ? text('chooseOne') : null)}
          onPress={() => actor.send({ type: 'APPLY' })}
        >
          {text('apply')}
        </Button>
        <Button
          variant="quiet"
          effect="reading"
          blockedBecause={whileSearching}
          onPress={() => actor.send({ type: 'CLEAR' })}
        >
          {text('clear')}
        </Button>
      </div>
    </section>
  );
}
