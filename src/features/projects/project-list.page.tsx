import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCompanion } from '#records/use-companion.ts';
import { useActorRef } from '@xstate/react';
import * as v from 'valibot';
import { projectCountsMachine } from '#machines/projects/list/project-counts.machine.ts';
import { projectExportMachine } from '#machines/projects/list/project-export.machine.ts';
import { projectListMachine } from '#machines/projects/list/project-list.machine.ts';
import { projectRowsExportMachine } from '#machines/projects/list/project-rows-export.machine.ts';
import { projectColumns } from '#machines/projects/list/project-search.ts';
import { treeDepths, type TreeDepth } from '#machines/projects/list/project-tree.ts';
import {
  projectViews,
  readTreeParameters,
  type ProjectView,
  type TreeParameters,
} from '#machines/projects/project-view.ts';
import { projectWatchMachine } from '#machines/projects/parts/project-watch.machine.ts';
import type { Project } from '#machines/projects/project.ts';
import { useText } from '#i18n/text.tsx';
import { projectAddresses } from '#page/parameters/addresses.ts';
import { useApp } from '#page/entry/use-app.ts';
import { retried } from '#page/records/use-copy-address.ts';
import { useListAddress, useListSearch } from '#page/records/use-list-search.ts';
import { usePage } from '#page/records/use-page.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { persistChoice, readChoice } from '#session/storage/lists/persisted-choices.ts';
import { usePersistedColumns } from '#session/storage/lists/persisted-columns.ts';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { saveFile } from '#ui/text/save-file.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { ProjectListScreen } from './project-list.screen.tsx';
import { hiddenAtFirst } from './use-project-columns.tsx';
import type { ProjectTreePageProps } from './project-tree.container.tsx';

const ProjectTreePage = onDemand<ProjectTreePageProps>(() =>
  import('./project-tree.container.tsx').then((module) => module.ProjectTreePage),
);

const Depth = v.picklist(treeDepths);
const View = v.picklist(projectViews);
const viewName = 'projectView';
const depthName = 'projectLevels';

/** View and depth: those in the address, or else those of the last visit on this device. */
function useTreeParameters() {
  const requested: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const { id } = usePage().workspace.profile;
  const navigate = useNavigate();
  const { view, levels } = readTreeParameters(requested);
  const goTo = (change: TreeParameters) =>
    void navigate({
      to: '.',
      search: { ...requested, ...change } as never,
      hash: true,
      resetScroll: false,
    });
  return {
    view: view ?? readChoice(id, viewName, View) ?? 'list',
    depth: levels ?? readChoice(id, depthName, Depth) ?? 1,
    onView: (next: ProjectView) => {
      persistChoice(id, viewName, next);
      goTo({ view: next });
    },
    onDepth: (next: TreeDepth) => {
      persistChoice(id, depthName, next);
      goTo({ levels: next });
    },
  };
}

/** The projects as a list or as a tree; filters, order, view and depth are in the address. */
const ProjectsPage = retried(({ onRetry }) => {
  const { depth, onDepth, ...view } = useTreeParameters();
  if (view.view === 'list') return <ProjectListPage {...view} onRetry={onRetry} />;
  return <ProjectTreePage {...view} depth={depth} onDepth={onDepth} onRetry={onRetry} />;
});

interface ListProps {
  view: ProjectView;
  onView: (view: ProjectView) => void;
  onRetry: () => void;
}

function ProjectListPage({ view, onView, onRetry }: ListProps) {
  const text = useText('projects');
  const { profile } = usePage().workspace;
  const address = useListSearch(projectColumns);
  const { search } = address;
  const memory = useApp().getRows<Project>(projectColumns);
  const actor = useActorRef(projectListMachine, { input: { search, memory } });
  const counts = useActorRef(projectCountsMachine, { input: { search } });
  const watch = useCompanion(counts, projectWatchMachine);
  const exporting = useActorRef(projectExportMachine);
  const rowsExporting = useActorRef(projectRowsExportMachine);
  const followed = useListAddress(actor, address);
  useSendOnChange(counts, { type: 'search.changed', search });
  useTabReturn(actor);
  useTabReturn(counts);
  useTabReturn(watch);
  useEmitted(exporting, {
    'file.ready': ({ file }) => saveFile(`${text('fileName')}.xlsx`, file),
  });
  return (
    <ProjectListScreen
      {...followed}
      {...usePersistedColumns(profile.id, projectAddresses.list.to, hiddenAtFirst)}
      actor={actor}
      counts={counts}
      exporting={exporting}
      rowsExporting={rowsExporting}
      watch={watch}
      view={view}
      onView={onView}
      onRetry={onRetry}
    />
  );
}

export default ProjectsPage;
