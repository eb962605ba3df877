import { useNavigate, useSearch } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { organizationChartMachine } from '#machines/employees/chart/organization-chart.machine.ts';
import { readChartView } from '#machines/employees/chart/chart-view.ts';
import { retried } from '#page/records/use-copy-address.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { OrganizationChartScreen } from './organization-chart.screen.tsx';

/** The organization chart; whether it is a tree or a list is in the address. Source: PEOPL-015. */
const OrganizationChartPage = retried(({ onRetry }) => {
  const actor = useActorRef(organizationChartMachine);
  const { view } = readChartView(useSearch({ strict: false }));
  const navigate = useNavigate();
  useTabReturn(actor);
  return (
    <OrganizationChartScreen
      actor={actor}
      view={view ?? 'tree'}
      onView={(next) =>
        void navigate({ to: '/employees/chart', search: { view: next }, replace: true })
      }
      onPrint={() => print()}
      onRetry={onRetry}
    />
  );
});

export default OrganizationChartPage;
