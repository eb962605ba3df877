import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { assessmentYearsMachine } from '#machines/depreciation/assessment-years.machine.ts';
import {
  stateOfYear,
  type AssessmentYear,
  type DepreciationRow,
} from '#machines/depreciation/assessment-year.ts';
import { depreciationRowsMachine } from '#machines/depreciation/depreciation-rows.machine.ts';
import {
  exampleRow,
  exampleYear,
  outdatedYear,
  waitingYear,
} from '#machines/depreciation/depreciation.fixtures.ts';
import { firstPage, toSearchData } from '#machines/lists/list-search.ts';
import { api } from '#openapi/client/index.ts';
import type { ListScreenProps } from '#records/list/record-list.tsx';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import {
  createStaticYearActors,
  useStoryYearActors,
  useStoryAssessmentYears,
} from './depreciation.fixtures.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { listStories } from '#stories/fixtures/record-stories.tsx';
import {
  createStaticListState,
  staticView,
  useStoryListState,
} from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { DepreciationRowsScreen } from './depreciation-rows.screen.tsx';

const rows: readonly DepreciationRow[] = [
  exampleRow,
  {
    ...exampleRow,
    assetId: 'changed',
    assetCode: 'AS-LAP-0002',
    change: 'changed',
    previousClosingValue: 80_000,
  },
  { ...exampleRow, assetId: 'added', assetCode: 'AS-LAP-0003', name: longText, change: 'added' },
  { ...exampleRow, assetId: 'deleted', assetCode: 'AS-LAP-0004', isDeleted: true },
];
const shown = { rows, total: 4, shownSearch: firstPage };

const createYearsActor = (year: AssessmentYear) =>
  frozenActor(assessmentYearsMachine, { state: 'shown', input: {}, context: { rows: [year] } });
const yearsComing = () => frozenActor(assessmentYearsMachine, { state: 'loading', input: {} });

/** The rows of a year without any interaction. */
const idle =
  (year: AssessmentYear, years = createYearsActor) =>
  (props: ListScreenProps<DepreciationRow>) => (
    <DepreciationRowsScreen
      {...props}
      yearId={year.id}
      years={years(year)}
      {...createStaticYearActors()}
      notFound={staticView.notFound}
    />
  );
const { state } = listStories(depreciationRowsMachine, idle(exampleYear), rows);
const notRun = listStories(depreciationRowsMachine, idle(waitingYear), rows);
const outdated = listStories(depreciationRowsMachine, idle(outdatedYear), rows);
const awaited = listStories(depreciationRowsMachine, idle(exampleYear, yearsComing), rows);

const meta = {
  title: 'Flows/Depreciation/Depreciation Rows',
  tags: ['autodocs'],
  decorators: [withRights(), withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown', shown);
/** Assets of the year were changed after its last run. */
export const Outdated: Story = {
  ...outdated.state('shown', shown),
  play: playIfEnabled(async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent('Depreciation FY 2022–23');
    await expect(canvas.getByText('3 assets have changed since this year was run')).toBeVisible();
    await expect(canvas.getByText('Out of date')).toBeVisible();
  }),
};
/** The rows load before the year itself. */
export const YearLoading = awaited.state('shown', shown);
/** The page shows why there are no rows. */
export const NotRun: Story = {
  ...notRun.state('shown', { rows: [], total: 0, shownSearch: firstPage }),
  play: playIfEnabled(async ({ canvas }) => {
    const message = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(message).toContain('This year hasn’t been run yet.');
  }),
};
export const Refreshing = state('refreshing', shown);
export const Prefetching = state('prefetching', shown);
export const ReloadFailed = state('reloadFailed', shown);
export const Unavailable = state('unavailable');

function Live({ yearId }: { yearId: string }) {
  const listState = useStoryListState();
  const search = listState.search;
  const actor = useStoryActor(depreciationRowsMachine, { input: { search, parentId: yearId } });
  return (
    <DepreciationRowsScreen
      {...createStaticListState()}
      {...listState}
      yearId={yearId}
      years={useStoryAssessmentYears()}
      actor={actor}
      {...useStoryYearActors()}
      notFound={staticView.notFound}
    />
  );
}

const ines = loadWorld('ines', 'aster');

/** A year that was run, with its totals and its assets. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'depreciation-rows' },
  loaders: [
    async (context) => {
      const { world } = await ines(context);
      const body = toSearchData(firstPage);
      const { assetAssessmentYear } = await api.listAssessmentYears({ body });
      return { world, id: assetAssessmentYear.find((year) => stateOfYear(year) === 'final')?.id };
    },
  ],
  render: (_, { loaded }) => <Live yearId={loaded['id']} />,
  play: playIfEnabled(async ({ canvas }) => {
    await expect(await canvas.findByText('Final')).toBeVisible();
    await expect(await canvas.findByText(/^Showing 1 - 10 of /)).toBeVisible();
  }),
};
