import { useActorRef } from '@xstate/react';
import { useCallback } from 'react';
import { serverClock } from '#machines/clock.ts';
import { timeReportChoicesMachine } from '#machines/time-report/time-report-choices.machine.ts';
import { timeReportExportMachine } from '#machines/time-report/time-report-export.machine.ts';
import { timeReportFields } from '#machines/time-report/time-report-search.ts';
import { timeReportMachine } from '#machines/time-report/time-report.machine.ts';
import type { TimeReport, TimeReportRow } from '#machines/time-report/time-report.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { CopyEntries, useCopyRequests } from '#records/copy-entry/copy-entry.tsx';
import type { ReportPageState } from '#records/report/report-frame.tsx';
import { saveFile } from '#ui/text/save-file.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { reportPage } from '#page/records/report-page.tsx';
import { readAgain } from '#page/timer/timer.ts';
import { useTimerOutbox } from '#page/timer/timer-outbox.tsx';
import { useTimers } from '#page/timer/timers.tsx';
import { usePage } from '#page/records/use-page.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { TimeReportScreen } from './time-report.screen.tsx';

function WithSides(props: ReportPageState<TimeReport>) {
  const choices = useActorRef(timeReportChoicesMachine);
  useTabReturn(choices);
  const { employeeId } = usePage().workspace.profile;
  const { requested, copy } = useCopyRequests();
  const onContinue = useCallback(
    (row: TimeReportRow) => {
      const { projectId = null, taskId = null } = row;
      copy({ how: 'continue', entry: { ...row, projectId, taskId, entryAtWork: false } });
    },
    [copy],
  );
  const { store } = useTimerOutbox();
  const timers = useTimers();
  return (
    <>
      <TimeReportScreen
        {...props}
        choices={choices}
        exporting={useTimeExport()}
        own={employeeId}
        onContinue={onContinue}
      />
      <CopyEntries
        requested={requested}
        clock={serverClock}
        store={store}
        onUndoable={() => undefined}
        onChanged={() => {
          const timer = timers.current();
          if (timer) readAgain(timer);
          props.actor.send({ type: 'tab.returned' });
        }}
      />
    </>
  );
}

/** Exports the report to a file that is named after the days. */
function useTimeExport() {
  const text = useText('timeReport');
  const { dayIn } = useFormat();
  const exporting = useActorRef(timeReportExportMachine);
  useEmitted(exporting, {
    'file.ready': ({ file, requested: { firstDay, lastDay } }) => {
      const [from, to] = [firstDay, lastDay].map((day) => day && dayIn('dd-Mon-yyyy', day));
      saveFile(`${text('file', { from: from ?? '', to: to ?? '' })}.xlsx`, file);
    },
  });
  return exporting;
}

export default reportPage(timeReportMachine, {
  path: '/timeReport',
  fields: timeReportFields,
  Screen: WithSides,
});
