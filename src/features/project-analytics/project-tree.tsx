import { useSelector } from '@xstate/react';
import { ChevronsDownUp, ChevronsUpDown, Search } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import type { ProjectAnalyticsActor } from '#machines/project-analytics/project-analytics.machine.ts';
import {
  allClosed,
  allOpen,
  countNodes,
  isSearching,
  buildRows,
  toggled,
  type Expansion,
  type ProjectNode,
  type TreeRow,
} from '#machines/project-analytics/project-tree.ts';
import { useDateSettings, useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Tree } from '#ui/tree/tree.tsx';
import { useIsPrinted } from '#ui/hooks/use-is-printed.ts';
import { PrintedProjects } from './printed-projects.tsx';
import { ProjectRow } from './project-row.tsx';
import styles from './project-analytics.module.css';

interface ProjectTreeProps {
  actor: ProjectAnalyticsActor;
  nodes: readonly ProjectNode[];
  expansion: Expansion;
  onExpansion: (expansion: Expansion) => void;
}

/** The projects as a tree, with a search. */
export function ProjectTree({ actor, nodes, ...persisted }: ProjectTreeProps) {
  const text = useText('projectAnalytics');
  const { timeZone: zone } = useDateSettings();
  const typed = useSelector(actor, ({ context }) => context.search);
  // Typing stays responsive, however large the tree is.
  const search = useDeferredValue(typed);
  const filters = useSelector(actor, ({ context }) => context.filters);
  // While a popup is open, it is printed instead.
  const isExclusive = useSelector(actor, ({ context }) => context.projectId === null);
  const isPrinted = useIsPrinted() && isExclusive;
  const { expansion, onExpansion } = useOpening(search, persisted);
  const rows = useMemo(() => buildRows({ nodes, search, expansion }), [nodes, search, expansion]);
  return (
    <section aria-label={text('projects')} className={styles.projects}>
      <div className={styles.tools}>
        <TextField
          label={text('search')}
          hideLabel
          placeholder={text('search')}
          icon={<Search aria-hidden="true" />}
          type="search"
          value={typed}
          onChange={(next) => actor.send({ type: 'SEARCH', text: next })}
          className={styles.search ?? ''}
        />
        <Button
          variant="quiet"
          icon={<ChevronsUpDown aria-hidden="true" />}
          onPress={() => onExpansion(allOpen)}
        >
          {text('expandAll')}
        </Button>
        <Button
          variant="quiet"
          icon={<ChevronsDownUp aria-hidden="true" />}
          onPress={() => onExpansion(allClosed)}
        >
          {text('collapseAll')}
        </Button>
      </div>
      {isPrinted && <PrintedProjects rows={rows} filters={filters} search={search} />}
      <Count nodes={nodes} rows={rows} search={search} />
      {rows.length === 0 ? (
        <p className={styles.nothing}>{text('noResults')}</p>
      ) : (
        <div className={styles.frame} data-printed={isPrinted}>
          <div aria-hidden="true" className={styles.heads}>
            <span>{text('project')}</span>
            <span>{text('ownTime')}</span>
          </div>
          <Tree
            label={text('projects')}
            lines={rows}
            getSearchTexts={({ node }) => [node.projectName, node.code]}
            onToggle={(id) => onExpansion(toggled(expansion, id))}
            onAction={(id) => actor.send({ type: 'SELECT', id })}
            className={styles.tree}
          >
            {(row) => <ProjectRow row={row} search={search} />}
          </Tree>
        </div>
      )}
      <p className={styles.note}>
        {text('ownTimeNote')} {text('everybodyCounts')} {text('lastWeekIs', { zone })}
      </p>
    </section>
  );
}

type Opening = Pick<ProjectTreeProps, 'expansion' | 'onExpansion'>;

/**
 * Search results are expanded by default; collapsing them does not change the stored expansion of
 * the full tree.
 */
function useOpening(search: string, persisted: Opening): Opening {
  const [found, setFound] = useState({ search, expansion: allOpen });
  if (!isSearching(search)) return persisted;
  return {
    expansion: found.search === search ? found.expansion : allOpen,
    onExpansion: (expansion) => setFound({ search, expansion }),
  };
}

interface CountProps {
  nodes: readonly ProjectNode[];
  rows: readonly TreeRow[];
  search: string;
}

/** Announces the number of projects or of search results to screen readers. */
function Count({ nodes, rows, search }: CountProps) {
  const text = useText('projectAnalytics');
  const { number } = useFormat();
  const count = countNodes(nodes);
  const found = rows.filter(({ isMatch }) => isMatch).length;
  return (
    <p role="status" className={styles.count}>
      {isSearching(search)
        ? text('found', { found, count: number(count) })
        : text('count', { count })}
    </p>
  );
}
