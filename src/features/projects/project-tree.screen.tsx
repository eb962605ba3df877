import { useSelector } from '@xstate/react';
import { isFiltered } from '#machines/projects/list/project-search.ts';
import type { ProjectCountsActor } from '#machines/projects/list/project-counts.machine.ts';
import type { ProjectTreeActor } from '#machines/projects/list/project-tree.machine.ts';
import {
  buildLines,
  listRows,
  topKey,
  treeDepths,
  type ProjectLine,
  type TreeDepth,
} from '#machines/projects/list/project-tree.ts';
import {
  getWatching,
  type ProjectWatchActor,
} from '#machines/projects/parts/project-watch.machine.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import type { ListPageState } from '#records/list/record-grid.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { withoutFilters } from '#ui/data-grid/search.ts';
import { EmptyState } from '#ui/display/notices/empty-state.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Tree } from '#ui/tree/tree.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { Inbox, SearchX } from 'lucide-react';
import { useMemo } from 'react';
import { AddProject } from './add-project.tsx';
import { ProjectSearchBar } from './project-search-bar.tsx';
import { ProjectsHead, type ProjectsHeadProps } from './projects-head.tsx';
import { TreeRow } from './tree-row.tsx';
import styles from './project-list.module.css';

export interface ProjectTreeScreenProps
  extends
    Pick<ListPageState, 'search' | 'onSearch' | 'onRetry'>,
    Pick<ProjectsHeadProps, 'view' | 'onView'> {
  actor: ProjectTreeActor;
  counts: ProjectCountsActor;
  watch: ProjectWatchActor;
  depth: TreeDepth;
  onDepth: (depth: TreeDepth) => void;
  /** Opens a project. */
  onOpen: (id: string) => void;
}

/** The projects as a tree, loaded level by level. Source: PROJ-001, PROJ-052. */
export function ProjectTreeScreen(props: ProjectTreeScreenProps) {
  const { actor, counts, view, onView, search, onSearch, depth, onDepth } = props;
  const levels = useSelector(actor, ({ context }) => context.levels);
  const rows = useMemo(() => listRows(levels), [levels]);
  return (
    <>
      <ProjectsHead
        view={view}
        onView={onView}
        counts={counts}
        search={search}
        onSearch={onSearch}
      />
      <div className={styles.treeTools}>
        <ProjectSearchBar search={search} onSearch={onSearch} rows={rows} counts={counts} />
        <DepthSelect depth={depth} onDepth={onDepth} />
      </div>
      <TreeOrState {...props} />
    </>
  );
}

/** Expands all levels down to one. */
function DepthSelect({ depth, onDepth }: Pick<ProjectTreeScreenProps, 'depth' | 'onDepth'>) {
  const text = useText('projects');
  const items = treeDepths.map((each) => ({
    id: String(each),
    label: each === treeDepths.at(-1) ? text('allLevels') : text('levelCount', { count: each }),
  }));
  return (
    <Select
      label={text('levels')}
      hideLabel
      placeholder={text('levels')}
      items={items}
      value={String(depth)}
      onChange={(id) => {
        const selected = treeDepths.find((each) => String(each) === id);
        if (selected) onDepth(selected);
      }}
      className={styles.depth ?? ''}
    />
  );
}

function TreeOrState(props: ProjectTreeScreenProps) {
  const { actor, search, onSearch, onRetry } = props;
  const text = useText('projects');
  const records = useText('records');
  const grid = useText('grid');
  const why = useCauseText();
  const isLoading = useSelector(actor, (state) => state.matches('loading'));
  const isUnavailable = useSelector(actor, (state) => state.matches('unavailable'));
  const cause = useSelector(actor, ({ context }) => context.cause);
  const total = useSelector(actor, ({ context }) => context.levels[topKey]?.total ?? 0);
  if (isUnavailable) {
    return (
      <Unavailable
        title={records('unavailable')}
        reason={why(cause)}
        retryLabel={records('tryAgain')}
        onRetry={onRetry}
      >
        {records('unavailableText')}
      </Unavailable>
    );
  }
  if (isLoading) return <Loader label={records('loading')} />;
  if (total > 0) return <LoadedTree {...props} total={total} />;
  if (!isFiltered(search)) {
    return (
      <EmptyState icon={<Inbox />} action={<AddProject />}>
        {text('noneYet')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<SearchX />}
      action={
        <Button onPress={() => onSearch(withoutFilters(search))}>{grid('clearFilters')}</Button>
      }
    >
      {grid('noResults')}
    </EmptyState>
  );
}

function LoadedTree({
  actor,
  watch,
  search,
  onOpen,
  total,
}: ProjectTreeScreenProps & { total: number }) {
  const text = useText('projects');
  const levels = useSelector(actor, ({ context }) => context.levels);
  const expanded = useSelector(actor, ({ context }) => context.expanded);
  const failed = useSelector(actor, ({ context }) => context.failed);
  const isCut = useSelector(actor, ({ context }) => context.isCut);
  const lines = useMemo(() => buildLines({ levels, expanded, failed }), [levels, expanded, failed]);
  const act = (id: string) => {
    const line = lines.find((each) => each.id === id);
    if (line?.kind === 'project') onOpen(id);
    else if (line && line.kind !== 'loading') actor.send({ type: 'level.load', level: line.level });
  };
  const mark = (id: string) => {
    const project = lines.find((line) => line.id === id)?.project;
    if (!project) return;
    const isWatching = !getWatching(watch.getSnapshot().context, project);
    watch.send({ type: 'watch.change', change: { id: project.id, isWatching } });
  };
  return (
    <>
      <p role="status" className={styles.treeCount}>
        {text(isFiltered(search) ? 'treeMatches' : 'treeCount', { count: total })}
      </p>
      {isCut && <Banner>{text('treeCut')}</Banner>}
      <div className={styles.frame}>
        <Tree<ProjectLine>
          label={text('title')}
          lines={lines}
          getSearchTexts={({ project }) => (project ? [project.code, project.name] : [])}
          onToggle={(id) => actor.send({ type: 'line.toggle', id })}
          onAction={act}
          onMark={mark}
          className={styles.tree}
        >
          {(line) => <TreeRow line={line} watch={watch} />}
        </Tree>
      </div>
      <p className={styles.treeHint}>{text('watchHint')}</p>
    </>
  );
}
