import { useNavigate, useSearch } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { serverClock } from '#machines/clock.ts';
import { toIsoDay } from '#machines/clockwork/day/time.ts';
import { projectAnalyticsMachine } from '#machines/project-analytics/project-analytics.machine.ts';
import {
  carouselIn,
  type ProjectsAddress,
} from '#machines/project-analytics/project-analytics.setup.ts';
import { projectDetailsMachine } from '#machines/project-analytics/project-details.machine.ts';
import {
  allClosed,
  parseFilters,
  filtersText,
  findNode,
  openedTo,
  defaultFilters,
  type Expansion,
} from '#machines/project-analytics/project-tree.ts';
import { retried } from '#page/records/use-copy-address.ts';
import { usePage } from '#page/records/use-page.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import { persistChoice, readChoice } from '#session/storage/lists/persisted-choices.ts';
import { usePersistedChartView } from '#session/use-persisted-chart-view.ts';
import { useFilterSets } from '#session/storage/lists/filter-sets.ts';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { useHasBeen } from '#ui/hooks/use-has-been.ts';
import { ProjectAnalyticsScreen } from './project-analytics.screen.tsx';

const ProjectDetails = onDemand(async () => {
  return (await import('./project-details.container.tsx')).ProjectDetails;
});

const path = '/project-analytics';

/** The parameters of the address, without default values. */
const toParameters = ({ filters, search, projectId }: Partial<ProjectsAddress>) => ({
  ...(filters &&
    filtersText(filters) !== filtersText(defaultFilters) && { filters: filtersText(filters) }),
  ...(search && { search }),
  ...(projectId && { project: projectId }),
});

/** The state in the address, and how to change it. */
function useProjectsAddress() {
  const requested: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const text = (name: string) => (typeof requested[name] === 'string' ? requested[name] : '');
  const address: ProjectsAddress = {
    filters: parseFilters(requested['filters']),
    search: text('search'),
    projectId: text('project') || null,
  };
  const goTo = (change: Partial<ProjectsAddress>, replace = false) =>
    void navigate({
      to: '.',
      search: toParameters({ ...address, ...change }) as never,
      replace,
      resetScroll: false,
    });
  return { address, goTo };
}

const Expanded = v.object({ isAll: v.boolean(), except: v.array(v.string()) });

/** The expanded nodes, stored per person on this device. */
function usePersistedExpansion() {
  const { profile, tenant } = usePage().workspace;
  const name = `projectTree ${tenant.id}`;
  const [expansion, setExpansion] = useState<Expansion>(
    () => readChoice(profile.id, name, Expanded) ?? allClosed,
  );
  return {
    expansion,
    onExpansion: (next: Expansion) => {
      setExpansion(next);
      persistChoice(profile.id, name, next);
    },
  };
}

const ProjectAnalytics = retried(({ onRetry }) => {
  const { address, goTo } = useProjectsAddress();
  const { profile, tenant } = usePage().workspace;
  const sets = useFilterSets({ subject: profile.id, tenantId: tenant.id }, path);
  const opening = usePersistedExpansion();
  const view = usePersistedChartView(profile.id);
  const actor = useActorRef(projectAnalyticsMachine, { input: address });
  const details = useActorRef(projectDetailsMachine);
  const { nodes, search, projectId } = useSelector(actor, ({ context }) => context);
  const carousel = useMemo(
    () => carouselIn({ nodes, search, projectId }),
    [nodes, search, projectId],
  );
  useTabReturn(actor);
  useTabReturn(details);
  useSendOnChange(actor, { type: 'address.changed', ...address });
  useSendOnChange(
    details,
    address.projectId
      ? { type: 'REQUEST_DETAILS', projectId: address.projectId }
      : { type: 'CLOSE' },
  );
  useEmitted(actor, {
    // Uses the machine's project id, because the address is not updated yet.
    'search.applied': (selected) =>
      goTo({ ...selected, projectId: actor.getSnapshot().context.projectId }, true),
    // The address opens and closes the popup.
    'details.requested': (event) =>
      goTo({ projectId: event.projectId }, address.projectId !== null),
  });
  useEmitted(details, { 'project.missed': () => actor.send({ type: 'tab.returned' }) });
  const isOpen = useSelector(details, (state) => state.hasTag('open'));
  const shownNode = nodes && projectId ? findNode(nodes, projectId) : undefined;
  const [firstBelow] = shownNode?.subProjects ?? [];
  const toSubProjects =
    nodes && firstBelow
      ? () => {
          opening.onExpansion(openedTo(nodes, opening.expansion, firstBelow.id));
          goTo({ projectId: null, search: '' });
        }
      : null;
  const close = () => {
    if (nodes && projectId) {
      opening.onExpansion(openedTo(nodes, opening.expansion, projectId));
    }
    goTo({ projectId: null });
  };
  return (
    <>
      <ProjectAnalyticsScreen
        {...opening}
        actor={actor}
        filterSets={{
          ...sets,
          current: toParameters({ ...address, projectId: null }),
          onApply: ({ filters, search: searchText = '' }) =>
            goTo({ filters: parseFilters(filters), search: String(searchText), projectId: null }),
        }}
        onPrint={() => print()}
        onRetry={onRetry}
      />
      {useHasBeen(isOpen) && (
        <ProjectDetails
          actor={details}
          name={shownNode?.projectName ?? ''}
          today={toIsoDay(serverClock.now(), profile.timeZone)}
          own={profile.employeeId}
          view={view}
          position={carousel.indexOf(projectId ?? '') + 1}
          count={carousel.length}
          onPrevious={() => actor.send({ type: 'project.selectPrevious' })}
          onNext={() => actor.send({ type: 'project.selectNext' })}
          onSubProjects={toSubProjects}
          onPrint={() => print()}
          onClose={close}
        />
      )}
    </>
  );
});

/** The filters, the search and the open popup are stored in the address. */
export default ProjectAnalytics;
