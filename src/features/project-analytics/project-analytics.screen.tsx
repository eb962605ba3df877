import { useSelector } from '@xstate/react';
import { FolderSearch, Printer } from 'lucide-react';
import type { ProjectAnalyticsActor } from '#machines/project-analytics/project-analytics.machine.ts';
import type { Expansion } from '#machines/project-analytics/project-tree.ts';
import { useSilentCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import type { FilterSetsProps } from '#records/list/filter-sets.container.tsx';
import { FilterSets } from '#records/list/filter-sets.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/notices/empty-state.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { ProjectFilters } from './project-filters.tsx';
import { ProjectTree } from './project-tree.tsx';
import styles from './project-analytics.module.css';

export interface ProjectAnalyticsScreenProps {
  actor: ProjectAnalyticsActor;
  /** The nodes that the person has expanded. */
  expansion: Expansion;
  onExpansion: (expansion: Expansion) => void;
  /** The person's saved filter sets. */
  filterSets: FilterSetsProps;
  onPrint: () => void;
  onRetry: () => void;
}

/** Filters, and the tree of matching projects. Source: ANLYT-042. */
export function ProjectAnalyticsScreen(props: ProjectAnalyticsScreenProps) {
  const { actor, filterSets, onPrint, onRetry } = props;
  const text = useText('projectAnalytics');
  const analytics = useText('analytics');
  const records = useText('records');
  const hasProjects = useSelector(actor, ({ context }) => (context.nodes?.length ?? 0) > 0);
  const isUnavailable = useSelector(actor, (state) => state.matches('unavailable'));
  return (
    <div className={styles.page}>
      <PageHead
        title={text('title')}
        crumb={text('project')}
        above={[{ title: analytics('title') }]}
      >
        {!isUnavailable && <FilterSets {...filterSets} />}
        {hasProjects && !isUnavailable && (
          <Button icon={<Printer aria-hidden="true" />} onPress={onPrint}>
            {records('print')}
          </Button>
        )}
      </PageHead>
      {isUnavailable ? (
        <NotRead actor={actor} onRetry={onRetry} />
      ) : (
        <div className={styles.columns}>
          <ProjectFilters actor={actor} />
          <Projects {...props} />
        </div>
      )}
    </div>
  );
}

function NotRead({ actor, onRetry }: Pick<ProjectAnalyticsScreenProps, 'actor' | 'onRetry'>) {
  const text = useText('records');
  const why = useSilentCauseText();
  const cause = useSelector(actor, ({ context }) => context.cause);
  return (
    <Unavailable
      title={text('unavailable')}
      reason={why(cause)}
      retryLabel={text('tryAgain')}
      onRetry={onRetry}
    >
      {text('unavailableText')}
    </Unavailable>
  );
}

function Projects({ actor, expansion, onExpansion }: ProjectAnalyticsScreenProps) {
  const text = useText('projectAnalytics');
  const nodes = useSelector(actor, ({ context }) => context.nodes);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  if (isBusy || nodes === null) return <Loader label={text('loading')} />;
  if (nodes.length === 0) {
    return (
      <div role="status">
        <EmptyState icon={<FolderSearch />} title={text('noProjects')}>
          {text('noProjectsText')}
        </EmptyState>
      </div>
    );
  }
  return (
    <ProjectTree actor={actor} nodes={nodes} expansion={expansion} onExpansion={onExpansion} />
  );
}
