import { useActorRef } from '@xstate/react';
import { fn } from 'storybook/test';
import { createActor } from 'xstate';
import { TimeReportScreen } from '#features/time-report/time-report.screen.tsx';
import { firstPage } from '#machines/lists/list-search.ts';
import {
  timeReportChoicesMachine,
  type TimeReportChoicesActor,
} from '#machines/time-report/time-report-choices.machine.ts';
import { timeReportExportMachine } from '#machines/time-report/time-report-export.machine.ts';
import {
  exampleTimeReport,
  exampleTimeReportChoices,
} from '#machines/time-report/time-report.fixtures.ts';
import { timeReportMachine } from '#machines/time-report/time-report.machine.ts';
import type { TimeReport } from '#machines/time-report/time-report.ts';
import type { ReportPageState } from '#records/report-frame.tsx';
import { frozenChoices, createStaticReport } from './report-stories.tsx';
import { frozenActor } from './statechart-panel/index.ts';

/** A static report with the actors next to it, as Ava sees it. */
export const StaticTimeReport = (props: ReportPageState<TimeReport>) => (
  <TimeReportScreen
    {...props}
    own="employee-ava"
    onContinue={fn()}
    choices={frozenChoices(timeReportChoicesMachine, exampleTimeReportChoices)}
    exporting={createActor(timeReportExportMachine)}
  />
);

/** The same with custom choices. */
export const AsideChoices = ({ choices }: { choices: TimeReportChoicesActor }) => (
  <TimeReportScreen
    {...createStaticReport()}
    own="employee-ava"
    onContinue={fn()}
    actor={frozenActor(timeReportMachine, {
      state: 'shown',
      input: { search: firstPage },
      context: { response: exampleTimeReport, shownSearch: firstPage },
    })}
    choices={choices}
    exporting={createActor(timeReportExportMachine)}
  />
);

/** The actors next to Ava's interactive report. */
export const useTimeReportSides = () => ({
  own: 'employee-ava',
  onContinue: fn(),
  choices: useActorRef(timeReportChoicesMachine),
  exporting: useActorRef(timeReportExportMachine),
});
