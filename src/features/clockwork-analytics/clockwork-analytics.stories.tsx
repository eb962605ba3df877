import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import {
  exampleChoices,
  exampleCompared,
  exampleForm,
  exampleOfAll,
  exampleResults,
} from '#machines/clockwork-analytics/clockwork-analytics.fixtures.ts';
import {
  clockWorkAnalyticsMachine,
  type ClockWorkAnalyticsContext,
} from '#machines/clockwork-analytics/clockwork-analytics.machine.ts';
import { emptyForm } from '#machines/clockwork-analytics/team-hours.ts';
import { withRights } from '#stories/fixtures/rights.tsx';
import { ClockWorkAnalyticsStory } from './clockwork-analytics.fixtures.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';

const shown = { choices: exampleChoices, form: exampleForm, results: exampleResults };

const meta = {
  title: 'Flows/Clockwork Analytics/Clockwork Analytics',
  tags: ['autodocs'],
  decorators: [
    withRights(['timereport.basic', 'clockwork.centralizedClockwork', 'teams.basic']),
    withRouter,
  ],
  args: { context: shown },
  render: ({ context }, { parameters }) => (
    <ClockWorkAnalyticsStory
      actor={frozenActor(clockWorkAnalyticsMachine, {
        state: parameters['state'],
        input: { form: emptyForm },
        context,
      })}
    />
  ),
} satisfies Meta<{ context: Partial<ClockWorkAnalyticsContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

const loaded = { flow: 'clockwork-analytics', state: 'loaded' };

export const LoadingTeams: Story = {
  parameters: { flow: 'clockwork-analytics', state: 'loadingTeams' },
  args: { context: {} },
};
export const NothingRequested: Story = {
  parameters: loaded,
  args: { context: { choices: exampleChoices } },
};
/** A number links to the time entries behind it. */
export const Loaded: Story = {
  parameters: loaded,
  play: playIfEnabled(async ({ canvas }) => {
    const [link] = await canvas.findAllByRole('link', { name: /31h/ });
    await expect(link).toHaveAttribute('href', expect.stringContaining('employee-ben'));
    const team = canvas.getByRole('link', { name: 'Design' });
    await expect(team).toHaveAttribute('href', expect.stringContaining('/teams/'));
    const reports = canvas.getAllByRole('link', { name: /\dh/ });
    const linkedTeams = reports.map((each) =>
      new URL((each as HTMLAnchorElement).href).searchParams.get('filter.teamIds')?.split(','),
    );
    const [, some] = exampleResults.teams;
    await expect(linkedTeams).toContainEqual([some?.teamId]);
    await expect(linkedTeams.at(-1)).toEqual(exampleResults.teams.map(({ teamId }) => teamId));
  }),
};
export const Compared: Story = {
  parameters: loaded,
  args: {
    context: {
      ...shown,
      form: { ...exampleForm, isCompared: true },
      results: exampleCompared,
    },
  },
};
/** People without a team form a group, and count in the total; a forgotten timer is reported. */
export const AllTeams: Story = {
  parameters: loaded,
  args: { context: { ...shown, results: exampleOfAll } },
  play: playIfEnabled(async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: 'No team' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Dana Ruiz' })).toBeVisible();
    const all = canvas.getByRole('link', { name: /55h/ });
    await expect(all).not.toHaveAttribute('href', expect.stringContaining('teamIds'));
    await expect(canvas.getByText(/^1 entry needs an end time/)).toBeVisible();
  }),
};
export const NoRecords: Story = {
  parameters: loaded,
  args: { context: { ...shown, results: { ...exampleResults, teams: [], totalSeconds: 0 } } },
};
export const WithErrors: Story = {
  parameters: loaded,
  args: {
    context: {
      choices: exampleChoices,
      form: { ...emptyForm, days: { start: '2026-03-08', end: '2026-03-02' } },
      errors: { teamIds: 'required', days: 'backwards' },
    },
  },
};
/** Deleted teams, and names of the maximum length. */
export const LongNames: Story = {
  parameters: loaded,
  args: {
    context: {
      ...shown,
      missingTeams: 2,
      results: {
        ...exampleResults,
        teams: exampleResults.teams.map((team, at) => ({
          ...team,
          teamName: at === 1 ? 'فريق تصميم المنتجات وتجربة المستخدم' : 'Team of all '.repeat(20),
        })),
      },
    },
  },
};
export const Requesting: Story = {
  parameters: { flow: 'clockwork-analytics', state: 'requesting' },
};
export const Exporting: Story = { parameters: { flow: 'clockwork-analytics', state: 'exporting' } };
export const Unavailable: Story = {
  parameters: { flow: 'clockwork-analytics', state: 'unavailable' },
  args: { context: { cause: 'down' } },
};

function Live() {
  const actor = useStoryActor(clockWorkAnalyticsMachine, { input: { form: emptyForm } });
  return <ClockWorkAnalyticsStory actor={actor} />;
}

/** Nothing is selected at first; then all teams of last month, sorted, and cleared again. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'clockwork-analytics' },
  loaders: [loadWorld('ava', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }));
    await canvas.findByText('Select Team is required');
    await userEvent.click(await canvas.findByRole('button', { name: /Select Team/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Design' }));
    await userEvent.click(await screen.findByRole('option', { name: 'All teams' }));
    await waitFor(() =>
      expect(screen.getByRole('option', { name: 'Design' })).toHaveAttribute(
        'aria-selected',
        'false',
      ),
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: /Custom.*Period/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Last week' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await canvas.findByRole('rowheader', { name: 'Total (each person counted once)' });
    await userEvent.click(canvas.getByRole('button', { name: 'Hours Worked' }));
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: /Hours Worked/ })).toHaveAttribute(
        'aria-sort',
        'descending',
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await canvas.findByText('Choose teams and a date range, then press Submit.');
  }),
};
