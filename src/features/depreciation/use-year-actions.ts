import { useActorRef } from '@xstate/react';
import { depreciationExportMachine } from '#machines/depreciation/depreciation-export.machine.ts';
import { runDepreciationMachine } from '#machines/depreciation/run-depreciation.machine.ts';
import { useText } from '#i18n/text.tsx';
import { saveFile } from '#ui/text/save-file.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';

/**
 * Actions for a year on both of its pages; `onRun` is called when the shown data of the years is
 * outdated.
 */
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
