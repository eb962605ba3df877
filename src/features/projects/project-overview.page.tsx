import { useNavigate, useSearch } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { serverClock } from '#machines/clock.ts';
import { projectOverviewMachine } from '#machines/projects/project-overview.machine.ts';
import { projectAddresses } from '#page/parameters/addresses.ts';
import { NotFoundPage } from '#page/entry/not-found-page.tsx';
import { ofRecord, useRecordId } from '#page/of-record.tsx';
import { useCopyAddress } from '#page/records/use-copy-address.ts';
import { usePage } from '#page/records/use-page.ts';
import { useProjectChanges } from '#page/records/use-project-changes.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { useOnline } from '#ui/hooks/use-online.ts';
import { ProjectOverviewScreen } from './project-overview.screen.tsx';
import { toProjectTab } from './project-tabs.ts';

/** A project; its selected tab is in the address. */
function OverviewPage() {
  const id = useRecordId('projectId') ?? '';
  const { employeeId } = usePage().workspace.profile;
  const { tab }: { tab?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const actor = useActorRef(projectOverviewMachine, {
    input: { id, employeeId, clock: serverClock },
  });
  useTabReturn(actor);
  const send = (event: { type: 'network.returned' | 'project.changed' }) => {
    if (actor.getSnapshot().status === 'active') actor.send(event);
  };
  useProjectChanges((projectId) => {
    if (projectId === id) send({ type: 'project.changed' });
  });
  useEmitted(actor, { 'project.deleted': () => void navigate(projectAddresses.list) });
  useOnline(() => send({ type: 'network.returned' }));
  return (
    <ProjectOverviewScreen
      actor={actor}
      tab={toProjectTab(tab)}
      onTab={(next) =>
        void navigate({
          to: '.',
          search: { tab: next } as never,
          replace: true,
          resetScroll: false,
        })
      }
      onCopyAddress={useCopyAddress()}
      notFound={<NotFoundPage />}
    />
  );
}

/** Remounts the page when another project is opened. */
function KeyedOverview() {
  return <OverviewPage key={useRecordId('projectId')} />;
}

export default ofRecord(KeyedOverview, 'projectId');
