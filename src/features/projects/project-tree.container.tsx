import { useRouter } from '@tanstack/react-router';
import { useCompanion } from '#records/use-companion.ts';
import { useActorRef } from '@xstate/react';
import { projectCountsMachine } from '#machines/projects/list/project-counts.machine.ts';
import { projectColumns } from '#machines/projects/list/project-search.ts';
import { projectTreeMachine } from '#machines/projects/list/project-tree.machine.ts';
import type { TreeDepth } from '#machines/projects/list/project-tree.ts';
import { projectWatchMachine } from '#machines/projects/parts/project-watch.machine.ts';
import type { ProjectView } from '#machines/projects/project-view.ts';
import { projectAddresses } from '#page/parameters/addresses.ts';
import { useListSearch } from '#page/records/use-list-search.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { ProjectTreeScreen } from './project-tree.screen.tsx';

export interface ProjectTreePageProps {
  view: ProjectView;
  onView: (view: ProjectView) => void;
  depth: TreeDepth;
  onDepth: (depth: TreeDepth) => void;
  onRetry: () => void;
}

/** The tree of projects, which loads when it is selected. */
export function ProjectTreePage({ depth, ...props }: ProjectTreePageProps) {
  const router = useRouter();
  const { search, onSearch } = useListSearch(projectColumns);
  const actor = useActorRef(projectTreeMachine, { input: { search, depth } });
  const counts = useActorRef(projectCountsMachine, { input: { search } });
  const watch = useCompanion(counts, projectWatchMachine);
  useTabReturn(watch);
  useSendOnChange(actor, { type: 'search.changed', search });
  useSendOnChange(actor, { type: 'depth.changed', depth });
  useSendOnChange(counts, { type: 'search.changed', search });
  useTabReturn(counts);
  return (
    <ProjectTreeScreen
      {...props}
      actor={actor}
      counts={counts}
      watch={watch}
      search={search}
      onSearch={onSearch}
      depth={depth}
      onOpen={(id) => void router.navigate(projectAddresses.view(id))}
    />
  );
}
