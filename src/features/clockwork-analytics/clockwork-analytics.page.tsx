import { useNavigate } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { clockWorkAnalyticsMachine } from '#machines/clockwork-analytics/clockwork-analytics.machine.ts';
import {
  toForm,
  searchOfForm,
  teamHoursFields,
} from '#machines/clockwork-analytics/team-hours-search.ts';
import { toFileName, isComplete } from '#machines/clockwork-analytics/team-hours.ts';
import { getFilters } from '#machines/lists/list-search.ts';
import { usePersistedChartView } from '#session/use-persisted-chart-view.ts';
import { useFilterSets } from '#session/storage/lists/filter-sets.ts';
import { saveFile } from '#ui/text/save-file.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { retried } from '#page/records/use-copy-address.ts';
import { useListSearch } from '#page/records/use-list-search.ts';
import { usePage } from '#page/records/use-page.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import { ClockWorkAnalyticsScreen } from './clockwork-analytics.screen.tsx';

const path = '/clockwork-analytics';

/** The page keeps its search in the address, so opening a link repeats it. */
export default retried(({ onRetry }) => {
  const { profile, tenant } = usePage().workspace;
  const { search, onSearch } = useListSearch(teamHoursFields);
  const navigate = useNavigate();
  const form = toForm(search);
  const actor = useActorRef(clockWorkAnalyticsMachine, { input: { form } });
  useSendOnChange(actor, { type: 'search.changed', form });
  useEmitted(actor, {
    'form.submitted': (event) => onSearch(searchOfForm(event.form, search), { replace: false }),
    'file.ready': ({ file, days }) => saveFile(`${toFileName(days)}.xlsx`, file),
  });
  const sets = useFilterSets({ subject: profile.id, tenantId: tenant.id }, path);
  const hasFilters = isComplete(form) || (form.teamIds.length > 0 && form.period !== '');
  return (
    <ClockWorkAnalyticsScreen
      actor={actor}
      sort={search.sort}
      onSort={(sort) => onSearch({ ...search, sort }, { replace: true })}
      own={profile.employeeId}
      chartView={usePersistedChartView(profile.id)}
      filterSets={{
        ...sets,
        current: hasFilters ? getFilters(search) : null,
        onApply: (filters) => void navigate({ to: '.', search: filters as never }),
      }}
      onPrint={() => print()}
      onRetry={onRetry}
    />
  );
});
