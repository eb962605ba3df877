import { useSelector } from '@xstate/react';
import type { HrmsRun } from '#machines/hrms/hrms.ts';
import type { HrmsImportActor } from '#machines/hrms/hrms-import.machine.ts';
import type { HrmsRunActor } from '#machines/hrms/hrms-run.machine.ts';
import type { ListActor } from '#machines/lists/create-list.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { organizationSettingsAddress } from '#page/parameters/addresses.ts';
import { PageHead } from '#records/view/page-head.tsx';
import type { ListPageState } from '#records/list/record-grid.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { HrmsConnection } from './hrms-connection.tsx';
import { HrmsDifferences } from './hrms-differences.tsx';
import { HrmsNotice } from './hrms-notice.tsx';
import { HrmsRunDialog } from './hrms-run-dialog.tsx';
import { HrmsRuns } from './hrms-runs.tsx';
import { useHrmsTexts } from './use-hrms-texts.ts';
import styles from './hrms.module.css';

export interface HrmsImportScreenProps extends ListPageState {
  actor: HrmsImportActor;
  /** The log. */
  runs: ListActor<HrmsRun>;
  run: HrmsRunActor;
}

/**
 * The HRMS provider: connect, test, compare, select, apply, and the log with the undo of the last
 * run. Source: INTEG-013, INTEG-014, INTEG-021.
 */
export function HrmsImportScreen({ actor, runs, run, ...listState }: HrmsImportScreenProps) {
  const { text } = useHrmsTexts();
  const why = useCauseText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { integrations, cause } = state.context;
  return (
    <div className={styles.page}>
      <PageHead
        title={text('title')}
        above={[{ title: text('organizationSettings'), to: organizationSettingsAddress.to }]}
      />
      <p className={styles.intro}>{text('intro')}</p>
      {state.matches('loading') && !integrations && <Loader label={text('loading')} />}
      {state.matches('unavailable') && (
        <Unavailable
          title={text('unavailable')}
          reason={why(cause)}
          retryLabel={text('tryAgain')}
          onRetry={() => actor.send({ type: 'retry' })}
        >
          {text('unavailableText')}
        </Unavailable>
      )}
      {integrations && !state.matches('unavailable') && (
        <>
          <HrmsNotice actor={actor} />
          <HrmsConnection actor={actor} integrations={integrations} />
          {state.hasTag('connected') && <HrmsDifferences actor={actor} />}
          <HrmsRuns {...listState} actor={runs} run={run} />
        </>
      )}
      <HrmsRunDialog actor={run} />
    </div>
  );
}
