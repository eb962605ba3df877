import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import type { AssetReportExportActor } from '#machines/asset-reports/asset-report-export.machine.ts';
import type { AssetReport } from '#machines/asset-reports/asset-report.ts';
import type { FilterChoicesActor } from '#machines/lists/create-filter-choices.ts';
import type { ReportMachine } from '#machines/lists/create-report.ts';
import type { ReportPageState } from '#records/report/report-frame.tsx';
import type { Privilege } from '#openapi/client/index.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { nothingYet } from '#stories/fixtures/nothing-yet.ts';
import { retried, serverDown } from '#stories/fixtures/records.tsx';
import {
  createStaticExport,
  reportStories,
  useReportSearch,
  useStoryReportExport,
  useStoryReportState,
} from '#stories/fixtures/report-stories.tsx';
import { withRights } from '#stories/fixtures/rights.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';

type ScreenProps<Body extends AssetReport<unknown>, Choices> = ReportPageState<Body> & {
  choices: FilterChoicesActor<Choices>;
  exporting: AssetReportExportActor;
};

/** The choices of a report's filters, static and next to an interactive report. */
interface ChoicesOfStory<Choices> {
  createStaticChoices: () => FilterChoicesActor<Choices>;
  useChoices: () => FilterChoicesActor<Choices>;
}

/** The stories of an asset report: by state, without records, without rights, and interactive. */
export function assetReportStories<Body extends AssetReport<unknown>, Choices>(
  machine: ReportMachine<Body>,
  Screen: ComponentType<ScreenProps<Body, Choices>>,
  response: Body,
  { createStaticChoices, useChoices }: ChoicesOfStory<Choices>,
) {
  const StaticScreen = (props: ReportPageState<Body>) => (
    <Screen {...props} choices={createStaticChoices()} exporting={createStaticExport()} />
  );
  const { state } = reportStories(machine, StaticScreen, response);
  const Live = retried(({ onRetry }) => {
    const reportState = useStoryReportState();
    const { search } = reportState;
    const actor = useStoryActor(machine, { input: { search } });
    useReportSearch(actor, search);
    const sides = { choices: useChoices(), exporting: useStoryReportExport() };
    return <Screen {...reportState} {...sides} actor={actor} onRetry={onRetry} />;
  });
  const empty = { ...response, rows: [], total: 0, assetCount: 0, totalPrice: 0 };
  return {
    state,
    noRecords: (text: string, more: Partial<Body> = {}) => ({
      ...state('shown', { response: { ...empty, ...more } }),
      play: playIfEnabled(({ canvas }: StoryContext) =>
        nothingYet(canvas, text, { role: 'link', name: 'View assets' }),
      ),
    }),
    /** `link` is the name of the links that need the right to view assets. */
    withoutAssetRights: (right: Privilege, link: RegExp | string) => ({
      ...state('shown'),
      decorators: [withRights([right]), withRouter],
      play: playIfEnabled(async ({ canvas }: StoryContext) => {
        await expect(canvas.getByRole('table')).toHaveTextContent('Laptop');
        await expect(canvas.queryByRole('link', { name: link })).toBeNull();
      }),
    }),
    interaction: (play: StoryObj<Meta>['play']) => ({
      parameters: { flow: machine.id },
      loaders: [loadWorld('ines', 'aster')],
      beforeEach: serverDown,
      render: () => <Live />,
      ...(play ? { play } : {}),
    }),
  };
}
