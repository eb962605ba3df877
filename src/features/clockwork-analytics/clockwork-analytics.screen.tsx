import { useSelector } from '@xstate/react';
import { Printer } from 'lucide-react';
import type { ClockWorkAnalyticsActor } from '#machines/clockwork-analytics/clockwork-analytics.machine.ts';
import { useSilentCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import type { FilterSetsProps } from '#records/list/filter-sets.container.tsx';
import { FilterSets } from '#records/list/filter-sets.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { ExportHours } from './export-hours.tsx';
import { HowCounted } from './how-counted.tsx';
import type { ResultsProps } from './team-hours-results.container.tsx';
import type { FormProps } from './team-hours-form.container.tsx';
import styles from './clockwork-analytics.module.css';

// Loaded at the same time as the hours.
const TeamHoursResults = onDemand<ResultsProps>(() =>
  import('./team-hours-results.container.tsx').then((module) => module.TeamHoursResultsPart),
);
const TeamHoursForm = onDemand<FormProps>(() =>
  import('./team-hours-form.container.tsx').then((module) => module.TeamHoursFormPart),
);

export interface ClockWorkAnalyticsProps extends Omit<ResultsProps, 'results'> {
  actor: ClockWorkAnalyticsActor;
  filterSets: FilterSetsProps;
  onPrint: () => void;
  /** Starts over with a new actor. */
  onRetry: () => void;
}

/** The hours worked by teams. Source: CLOCK-020. */
export function ClockWorkAnalyticsScreen(props: ClockWorkAnalyticsProps) {
  const { actor, filterSets, onPrint, onRetry } = props;
  const text = useText('clockworkAnalytics');
  const analytics = useText('analytics');
  const records = useText('records');
  const why = useSilentCauseText();
  const { cause, missingTeams, results } = useSelector(actor, ({ context }) => context);
  const isUnavailable = useSelector(actor, (state) => state.matches('unavailable'));
  const isStarted = useSelector(actor, ({ context }) => context.choices !== null);
  const isRequesting = useSelector(actor, (state) => state.matches('requesting'));
  return (
    <div className={styles.page}>
      <PageHead title={text('title')} crumb={text('crumb')} above={[{ title: analytics('title') }]}>
        {!isUnavailable && (
          <>
            <FilterSets {...filterSets} />
            {results !== null && (
              <Button icon={<Printer aria-hidden="true" />} onPress={onPrint}>
                {records('print')}
              </Button>
            )}
            <ExportHours actor={actor} />
          </>
        )}
      </PageHead>
      {isUnavailable && (
        <Unavailable
          title={records('unavailable')}
          reason={why(cause)}
          retryLabel={records('tryAgain')}
          onRetry={onRetry}
        >
          {records('unavailableText')}
        </Unavailable>
      )}
      {!isUnavailable && !isStarted && <Loader label={records('loading')} />}
      {!isUnavailable && isStarted && (
        <>
          <TeamHoursForm actor={actor} />
          {missingTeams > 0 && (
            <Banner tone="warning" className={styles.banner ?? ''}>
              {text('missingTeams', { count: missingTeams })}
            </Banner>
          )}
          {isRequesting && <Loader label={text('submitting')} />}
          {!isRequesting && results === null && <p className={styles.hint}>{text('select')}</p>}
          {!isRequesting && results !== null && <TeamHoursResults {...props} results={results} />}
          <HowCounted actor={actor} />
        </>
      )}
    </div>
  );
}
