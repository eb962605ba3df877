import { useActorRef } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { assessmentYearsMachine } from '#machines/depreciation/assessment-years.machine.ts';
import { depreciationExportMachine } from '#machines/depreciation/depreciation-export.machine.ts';
import { runDepreciationMachine } from '#machines/depreciation/run-depreciation.machine.ts';
import { useText } from '#i18n/text.tsx';
import { useCompanion } from '#records/use-companion.ts';
import { saveFile } from '#ui/text/save-file.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';

/** Actions for a year on both of its pages; the list of the years runs them. */
export function useYearActions(years: ActorRefFrom<typeof assessmentYearsMachine>) {
  const text = useText('depreciation');
  const run = useCompanion(years, runDepreciationMachine);
  const exporting = useActorRef(depreciationExportMachine);
  useEmitted(exporting, {
    'file.ready': ({ file, requested }) =>
      saveFile(`${text('fileName', { name: requested.assessmentYear })}.xlsx`, file),
  });
  return { run, exporting };
}
