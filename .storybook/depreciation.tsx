import { useActorRef } from '@xstate/react';
import { createActor } from 'xstate';
import { assessmentYearsMachine } from '#machines/depreciation/assessment-years.machine.ts';
import { depreciationExportMachine } from '#machines/depreciation/depreciation-export.machine.ts';
import { runDepreciationMachine } from '#machines/depreciation/run-depreciation.machine.ts';
import { firstPage } from '#machines/lists/list-search.ts';

/** The actions of a year; here they do nothing. */
export const createStaticYearActors = () => ({
  run: createActor(runDepreciationMachine),
  exporting: createActor(depreciationExportMachine),
});

/** The same actors, running next to the interactive chart. */
export const useStoryYearActors = () => ({
  run: useActorRef(runDepreciationMachine),
  exporting: useActorRef(depreciationExportMachine),
});

/** The years, next to the rows of one of them. */
export const useStoryAssessmentYears = () =>
  useActorRef(assessmentYearsMachine, { input: { search: firstPage } });
