import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { ListActor } from '#machines/lists/create-list.ts';
import type { ProjectCountsActor } from '#machines/projects/list/project-counts.machine.ts';
import type { ProjectExportActor } from '#machines/projects/list/project-export.machine.ts';
import type { ProjectRowsExportActor } from '#machines/projects/list/project-rows-export.machine.ts';
import type { ProjectWatchActor } from '#machines/projects/parts/project-watch.machine.ts';
import type { Project } from '#machines/projects/project.ts';
import { useText } from '#i18n/text.tsx';
import { PagedGrid } from '#records/list/paged-grid.tsx';
import type { ListPageState } from '#records/list/record-grid.tsx';
import { downloadCsv, toCsv } from '#ui/data-grid/csv.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { AddProject } from './add-project.tsx';
import { ExportProjects } from './export-projects.tsx';
import { ProjectRowActions } from './project-row-actions.tsx';
import { ProjectSearchBar } from './project-search-bar.tsx';
import { ProjectsHead, type ProjectsHeadProps } from './projects-head.tsx';
import { useProjectColumns } from './use-project-columns.tsx';

export interface ProjectListScreenProps
  extends ListPageState, Pick<ProjectsHeadProps, 'view' | 'onView'> {
  actor: ListActor<Project>;
  counts: ProjectCountsActor;
  exporting: ProjectExportActor;
  /** Loads all matching rows for the file of the shown columns. */
  rowsExporting: ProjectRowsExportActor;
  watch: ProjectWatchActor;
}

const none: readonly Project[] = [];
const getCode = ({ code }: Project) => code;

/** The projects that the person has access to, page by page. Source: PROJ-001, PROJ-005. */
export function ProjectListScreen(props: ProjectListScreenProps) {
  const { actor, counts, exporting, rowsExporting, watch, view, onView, ...listState } = props;
  const text = useText('projects');
  const columns = useProjectColumns(watch);
  const search = useSelector(actor, ({ context }) => context.search);
  const rows = useSelector(actor, ({ context }) => context.rows);
  const isEmpty = useSelector(actor, ({ context }) => context.total === 0);
  const isExporting = useSelector(rowsExporting, (state) => state.hasTag('busy'));
  useEmitted(rowsExporting, {
    'file.ready': ({ file }) => {
      const shown = columns.filter(({ id }) => !listState.hiddenColumns.includes(id));
      downloadCsv(text('fileName'), toCsv(shown, file));
    },
  });
  const renderActions = useCallback((row: Project) => <ProjectRowActions project={row} />, []);
  return (
    <>
      <ProjectsHead
        view={view}
        onView={onView}
        counts={counts}
        search={listState.search}
        onSearch={listState.onSearch}
      >
        <ExportProjects actor={exporting} search={search} isEmpty={isEmpty} />
      </ProjectsHead>
      <PagedGrid
        {...listState}
        actor={actor}
        label={text('title')}
        columns={columns}
        getName={getCode}
        emptyText={text('noneYet')}
        emptyAction={<AddProject />}
        exportName={text('fileName')}
        exporting={{
          isPending: isExporting,
          onExport: () => rowsExporting.send({ type: 'EXPORT', requested: search }),
        }}
        toolbar={
          <ProjectSearchBar
            search={listState.search}
            onSearch={listState.onSearch}
            rows={rows ?? none}
            counts={counts}
          />
        }
        renderActions={renderActions}
      />
    </>
  );
}
