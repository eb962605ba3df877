import { useSelector } from '@xstate/react';
import type { ProjectCountsActor } from '#machines/projects/list/project-counts.machine.ts';
import { getShow, projectShows, showName } from '#machines/projects/list/project-search.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import type { ListPageState } from '#records/list/record-grid.tsx';
import { Button } from '#ui/controls/button.tsx';
import { filteredBy } from '#ui/data-grid/search.ts';
import styles from './project-list.module.css';

export interface ProjectShowsProps extends Pick<ListPageState, 'search' | 'onSearch'> {
  counts: ProjectCountsActor;
}

/** The filters with the number of projects of each; one of them applies. */
export function ProjectShows({ counts, search, onSearch }: ProjectShowsProps) {
  const text = useText('projects');
  const { number } = useFormat();
  const known = useSelector(counts, ({ context }) => context.counts);
  const shown = getShow(search);
  const select = (show: string) =>
    onSearch(filteredBy(search, showName, show === 'accessible' || show === shown ? '' : show));
  return (
    <div role="group" aria-label={text('shows')} className={styles.shows}>
      {projectShows.map((show) => (
        <Button
          key={show}
          size="small"
          variant={show === shown ? 'secondary' : 'quiet'}
          aria-pressed={show === shown}
          onPress={() => select(show)}
        >
          {text(`show_${show}`)}{' '}
          <span className={styles.count}>{known && number(known[show])}</span>
        </Button>
      ))}
    </div>
  );
}
