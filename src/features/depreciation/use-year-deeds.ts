import { useActorRef } from '@xstate/react';
import { depreciationExportMachine } from '#machines/depreciation/depreciation-export.machine.ts';
import { runDepreciationMachine } from '#machines/depreciation/run-depreciation.machine.ts';
import { useText } from '#i18n/text.tsx';
import { saveFile } from '#ui/save-file.ts';
import { useEmitted } from '#ui/use-emitted.ts';

/** What is done with a year on either of its pages; `onRun`: what is shown of the years is outdated. */
export function useYearActions(onRun: () => void) {
  const text = useText('depreciation');
  const run = useActorRef(runDepreciationMachine);
  const exporting = useActorRef(depreciationExportMachine);
  useEmitted(run, { 'year.run': onRun });
  useEmitted(exporting, {
    'file.ready': ({ file, requested }) =>
      saveFile(`${text('fileName', { name: requested.assessmentYear })}.xlsx`, file),
  });
  return { run, exporting };
}
