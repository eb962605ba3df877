import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { assessmentYearsMachine } from '#machines/depreciation/assessment-years.machine.ts';
import type { AssessmentYear } from '#machines/depreciation/assessment-year.ts';
import {
  exampleYear,
  outdatedYear,
  waitingYear,
} from '#machines/depreciation/depreciation.fixtures.ts';
import { firstPage } from '#machines/lists/list-search.ts';
import type { ListScreenProps } from '#records/list/record-list.tsx';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { createStaticYearActors, useStoryYearActors } from './depreciation.fixtures.tsx';
import { nothingYet } from '#stories/fixtures/nothing-yet.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { listStories } from '#stories/fixtures/record-stories.tsx';
import {
  retried,
  serverDown,
  createStaticListState,
  tryAgain,
  useStoryListState,
} from '#stories/fixtures/records.tsx';
import { useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { AssessmentYearsScreen } from './assessment-years.screen.tsx';

const rows: readonly AssessmentYear[] = [
  waitingYear,
  exampleYear,
  outdatedYear,
  { ...exampleYear, id: '2023', assessmentYear: 'FY 2023–24', isProvisional: true },
];
const shown = { rows, total: 4, shownSearch: firstPage };
const StaticScreen = (props: ListScreenProps<AssessmentYear>) => (
  <AssessmentYearsScreen {...props} {...createStaticYearActors()} />
);
const { state } = listStories(assessmentYearsMachine, StaticScreen, rows);

const meta = {
  title: 'Flows/Depreciation/Assessment years',
  tags: ['autodocs'],
  decorators: [withRights(['assetManager.basic']), withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown', shown);
export const NoRecords: Story = {
  ...state('shown', { rows: [], total: 0, shownSearch: firstPage }),
  play: playIfEnabled(({ canvas }) =>
    nothingYet(canvas, 'No purchased assets yet.', {
      role: 'link',
      name: 'View assets',
    }),
  ),
};
export const Refreshing = state('refreshing', shown);
export const Prefetching = state('prefetching', shown);
export const ReloadFailed = state('reloadFailed', shown);
export const Unavailable = state('unavailable');

const Live = retried(({ onRetry }) => {
  const listState = useStoryListState();
  const actor = useStoryActor(assessmentYearsMachine, { input: { search: listState.search } });
  return (
    <AssessmentYearsScreen
      {...createStaticListState()}
      {...listState}
      actor={actor}
      {...useStoryYearActors()}
      onRetry={onRetry}
    />
  );
});

/** Loads at the second attempt; then a year is run by keyboard. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'assessment-years' },
  loaders: [loadWorld('ines', 'aster')],
  beforeEach: serverDown,
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    await tryAgain({ canvas, userEvent, loaded });
    const [run] = await canvas.findAllByRole('button', { name: /^Run / });
    run?.focus();
    await userEvent.keyboard('{Enter}');
    const message = await screen.findByRole('dialog', { name: / completed$/ });
    await expect(message).toHaveTextContent('First run for this year.');
    await userEvent.keyboard('{Escape}');
  }),
};
