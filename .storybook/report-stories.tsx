import { useActorRef } from '@xstate/react';
import type { ComponentType } from 'react';
import { fn } from 'storybook/test';
import { createActor } from 'xstate';
import { assetReportChoicesMachine } from '#machines/asset-reports/asset-report-choices.machine.ts';
import { assetReportExportMachine } from '#machines/asset-reports/asset-report-export.machine.ts';
import {
  exampleCullOutChoices,
  exampleReportChoices,
} from '#machines/asset-reports/asset-report.fixtures.ts';
import { cullOutChoicesMachine } from '#machines/asset-reports/cull-out-choices.machine.ts';
import type { FilterChoicesMachine } from '#machines/lists/create-filter-choices.ts';
import type { AnyReport, ReportContext, ReportMachine } from '#machines/lists/create-report.ts';
import { firstPage } from '#machines/lists/list-search.ts';
import type { ReportPageState } from '#records/report-frame.tsx';
import { useSendOnChange } from '#page/use-send-on-change.ts';
import { createStaticListState, useStoryListState } from './records.tsx';
import { frozenActor } from './statechart-panel/index.ts';

/** The state of a static report. */
export const createStaticReport = () => ({ ...createStaticListState(), onPrint: fn() });

/**
 * The state of an interactive report: its search is stored in React state instead of the address.
 */
export function useStoryReportState() {
  const reportState = useStoryListState();
  return { ...createStaticReport(), ...reportState };
}

/** Synchronizes a report with its search, as the page does with its address. */
export const useReportSearch: (
  actor: Parameters<typeof useSendOnChange>[0],
  search: ReturnType<typeof useStoryReportState>['search'],
) => void = (actor, search) => useSendOnChange(actor, { type: 'search.changed', search });

/** The export of an interactive report. */
export const useStoryReportExport = () => useActorRef(assetReportExportMachine);

/** An export that does nothing. */
export const createStaticExport = () => createActor(assetReportExportMachine);

/** Static choices. */
export const createStaticReportChoices = () =>
  frozenChoices(assetReportChoicesMachine, exampleReportChoices);
export const createStaticCullOutChoices = () =>
  frozenChoices(cullOutChoicesMachine, exampleCullOutChoices);

export const frozenChoices = <Choices,>(machine: FilterChoicesMachine<Choices>, choices: Choices) =>
  createActor(machine, {
    snapshot: machine.resolveState({ value: 'known', context: { choices } }),
  });

/** The same choices, running next to an interactive report. */
export const useReportChoices = () => useActorRef(assetReportChoicesMachine);
export const useCullOutChoices = () => useActorRef(cullOutChoicesMachine);

const unread = { response: null };

/** The stories of a report: each shows the sample, unless it gets a context or no response. */
export function reportStories<ResponseBody extends AnyReport>(
  machine: ReportMachine<ResponseBody>,
  Screen: ComponentType<ReportPageState<ResponseBody>>,
  response: ResponseBody,
) {
  type Context = Partial<ReportContext<ResponseBody>>;
  const samples: Readonly<Record<string, Context>> = {
    loading: unread,
    unavailable: unread,
    rejected: {
      ...unread,
      rejection: {
        message: 'The last day can’t be before the first.',
        fields: { toDate: ['The last day can’t be before the first.'] },
      },
    },
  };
  const state = (
    name: string,
    context: Context = samples[name] ?? { response, shownSearch: firstPage },
  ) => ({
    parameters: { flow: machine.id, state: name },
    render: () => {
      const actor = frozenActor(machine, { state: name, input: { search: firstPage }, context });
      return <Screen {...createStaticReport()} actor={actor} />;
    },
  });
  return { state };
}
