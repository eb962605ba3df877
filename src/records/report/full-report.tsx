import { useSelector } from '@xstate/react';
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AnyReport, ReportActor } from '#machines/lists/create-report.ts';
import { getStatus } from '#machines/lists/list-view.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useGridTexts } from '#i18n/grid-texts.ts';
import { useText } from '#i18n/text.tsx';
import { ReloadFailed } from '#ui/data-grid/reload-failed.tsx';
import { EmptyState } from '#ui/display/notices/empty-state.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';

interface FullReportProps<ResponseBody extends AnyReport> {
  actor: ReportActor<ResponseBody>;
  /** Retries with a new report. */
  onRetry: () => void;
  /** The text of an empty report; by default 'No records found.'. */
  emptyText?: string | undefined;
  /** An action for an empty report. */
  emptyAction?: ReactNode;
  children: (response: ResponseBody, isBusy: boolean) => ReactNode;
}

/** A report that is loaded in full: its content, or that it is loading, empty or unavailable. */
export function FullReport<ResponseBody extends AnyReport>(props: FullReportProps<ResponseBody>) {
  const { actor, onRetry, emptyText, emptyAction, children } = props;
  const text = useText('records');
  const texts = useGridTexts();
  const why = useCauseText();
  const { response, cause } = useSelector(actor, ({ context }) => context);
  const status = useSelector(actor, getStatus);
  if (response === null) {
    return status === 'failed' ? (
      <Unavailable
        title={text('unavailable')}
        reason={why(cause)}
        retryLabel={text('tryAgain')}
        onRetry={onRetry}
      >
        {text('unavailableText')}
      </Unavailable>
    ) : (
      <Loader label={text('loading')} />
    );
  }
  return (
    <>
      {status === 'failed' && (
        <ReloadFailed
          texts={texts}
          reason={why(cause)}
          onRetry={() => actor.send({ type: 'retry' })}
        />
      )}
      {response.rows.length === 0 ? (
        <div role="status">
          <EmptyState icon={<Inbox />} action={emptyAction}>
            {emptyText ?? texts.noRecords}
          </EmptyState>
        </div>
      ) : (
        children(response, status === 'loading')
      )}
    </>
  );
}
