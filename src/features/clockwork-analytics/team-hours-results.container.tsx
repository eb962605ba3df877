import { Inbox } from 'lucide-react';
import { hasHours, type TeamHoursResults } from '#machines/clockwork-analytics/team-hours.ts';
import type { ListSearch } from '#machines/lists/list-search.ts';
import { useText } from '#i18n/text.tsx';
import type { ChartView } from '#records/report/chart-frame.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { EmptyState } from '#ui/display/notices/empty-state.tsx';
import { TeamHoursChart } from './team-hours-chart.tsx';
import { TeamHoursTable } from './team-hours-table.tsx';
import { useDaysText } from './use-days-text.ts';
import styles from './clockwork-analytics.module.css';

export interface ResultsProps {
  results: TeamHoursResults;
  sort: ListSearch['sort'];
  onSort: (sort: ListSearch['sort']) => void;
  /** The person's employee id, whose time they may always report; null without one. */
  own: string | null;
  chartView: ChartView;
}

/** The results as a chart and a table, or a message that there are none. */
export function TeamHoursResultsPart({ results, chartView, ...table }: ResultsProps) {
  const text = useText('clockworkAnalytics');
  const daysText = useDaysText();
  const records = useText('records');
  const { needingEnd, teams } = results;
  const note = needingEnd > 0 && (
    <Banner tone="warning" className={styles.banner ?? ''}>
      {records('entriesNeedEnd', { count: needingEnd })}
    </Banner>
  );
  if (!hasHours(results)) {
    return (
      <>
        <div role="status">
          <EmptyState icon={<Inbox />}>{text('noRecords')}</EmptyState>
        </div>
        {note}
      </>
    );
  }
  return (
    <>
      <h2 className={styles.of}>{daysText(results.days)}</h2>
      {teams.length > 0 && <TeamHoursChart results={results} view={chartView} />}
      <TeamHoursTable {...table} results={results} />
      {note}
    </>
  );
}
