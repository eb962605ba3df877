import { useActorRef } from '@xstate/react';
import { createActor } from 'xstate';
import { TagReportScreen } from '#features/tag-report/tag-report.screen.tsx';
import { tagReportExportMachine } from '#machines/tag-report/tag-report-export.machine.ts';
import type { TagReport } from '#machines/tag-report/tag-report.ts';
import type { ReportPageState } from '#records/report-frame.tsx';

/** A static report with its export, as Ava sees it. */
export const StaticTagReport = (props: ReportPageState<TagReport>) => (
  <TagReportScreen {...props} own="employee-ava" exporting={createActor(tagReportExportMachine)} />
);

/** What is next to Ava's interactive report. */
export const useTagReportSides = () => ({
  own: 'employee-ava',
  exporting: useActorRef(tagReportExportMachine),
});
