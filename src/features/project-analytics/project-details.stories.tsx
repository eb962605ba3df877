import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { serverClock } from '#machines/clock.ts';
import { toIsoDay } from '#machines/clockwork/day/time.ts';
import { projectDetailsMachine } from '#machines/project-analytics/project-details.machine.ts';
import type { ProjectDetailsContext } from '#machines/project-analytics/project-details.setup.ts';
import {
  exampleContributors,
  exampleDetail,
} from '#machines/project-analytics/project.fixtures.ts';
import { Button } from '#ui/controls/button.tsx';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing, serverDown } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import type { World } from '#stories/fixtures/world.ts';
import { ProjectDetails } from './project-details.container.tsx';

const read: ProjectDetailsContext = {
  projectId: exampleDetail.id,
  tab: 0,
  detail: exampleDetail,
  totalTime: exampleDetail.projectWorkEffortTotal,
  contributors: exampleContributors,
  firstMember: 0,
  causes: { details: null, totalTime: null, contributors: null },
};

const carousel = {
  name: exampleDetail.projectName,
  today: '2026-03-06',
  own: 'employee-ava',
  position: 2,
  count: 3,
  onPrevious: fn(),
  onNext: fn(),
  onSubProjects: fn(),
  onPrint: fn(),
  onClose: fn(),
};

function StaticScreen({
  state,
  context,
}: {
  state: string;
  context: Partial<ProjectDetailsContext>;
}) {
  const [isTable, onTable] = useState(false);
  const [actor] = useState(() =>
    frozenActor(projectDetailsMachine, {
      state,
      input: undefined,
      context: { ...read, ...context },
    }),
  );
  return <ProjectDetails {...carousel} actor={actor} view={{ isTable, onTable }} />;
}

const meta = {
  title: 'Flows/Project Analytics/Project Details',
  tags: ['autodocs'],
  decorators: [withRights(['timereport.basic', 'clockwork.centralizedClockwork']), withRouter],
  render: (context, { parameters: { state } }) => <StaticScreen state={state} context={context} />,
} satisfies Meta<Partial<ProjectDetailsContext>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dormant: Story = { parameters: { flow: 'project-details', state: 'dormant' } };
export const DetailsLoading: Story = {
  parameters: { flow: 'project-details', state: 'active.details.loading' },
  args: { detail: null },
};
export const DetailsShown: Story = {
  parameters: { flow: 'project-details', state: 'active.details.shown' },
};
export const DetailsRefreshing: Story = {
  parameters: { flow: 'project-details', state: 'active.details.refreshing' },
};
export const DetailsFailed: Story = {
  parameters: { flow: 'project-details', state: 'active.details.failed' },
  args: { detail: null },
};
export const TotalTimeLoading: Story = {
  parameters: { flow: 'project-details', state: 'active.totalTime.loading' },
  args: { totalTime: null },
};
export const TotalTimeShown: Story = {
  parameters: { flow: 'project-details', state: 'active.totalTime.shown' },
};
export const TotalTimeRefreshing: Story = {
  parameters: { flow: 'project-details', state: 'active.totalTime.refreshing' },
};
export const TotalTimeFailed: Story = {
  parameters: { flow: 'project-details', state: 'active.totalTime.failed' },
  args: { totalTime: null },
};
export const ContributorsLoading: Story = {
  parameters: { flow: 'project-details', state: 'active.contributors.loading' },
  args: { contributors: null },
};
/** The last three of five. */
export const ContributorsShown: Story = {
  parameters: { flow: 'project-details', state: 'active.contributors.shown' },
  args: { firstMember: 2 },
};
/** The time of a period links to the entries behind it, of the people visible to the user. */
export const ContributorsOfAMonth: Story = {
  parameters: { flow: 'project-details', state: 'active.contributors.shown' },
  args: { tab: 4 },
  play: playIfEnabled(async () => {
    const links = await screen.findAllByRole('link', { name: /^\d+ Hrs \d+ m$/ });
    const visibleLinks = links.filter((link) => link.closest('[inert]') === null);
    await expect(visibleLinks.map((link) => link.textContent)).toEqual([
      '2 Hrs 30 m',
      '12 Hrs 5 m',
    ]);
    const address = new URL((links[1] as HTMLAnchorElement).href).searchParams;
    await expect(address.get('filter.employee')).toBe('employee-2');
    await expect(address.get('filter.projectId')).toBe(exampleDetail.id);
    await expect(address.get('filter.fromDate')).toBe('2026-02-01');
    await expect(address.get('filter.toDate')).toBe('2026-02-28');
  }),
};
export const ContributorsRefreshing: Story = {
  parameters: { flow: 'project-details', state: 'active.contributors.refreshing' },
};
export const ContributorsFailed: Story = {
  parameters: { flow: 'project-details', state: 'active.contributors.failed' },
  args: { contributors: null, tab: 3 },
};
export const NoContributors: Story = {
  parameters: { flow: 'project-details', state: 'active.contributors.shown' },
  args: { contributors: [] },
};
export const Missing: Story = { parameters: { flow: 'project-details', state: 'missing' } };
export const LongTexts: Story = {
  parameters: { flow: 'project-details', state: 'active.details.shown' },
  args: {
    detail: {
      ...exampleDetail,
      projectName: `${longText} ${longText}`.slice(0, 250),
      parentProject: 'AS-001 نظام إدارة المستودعات والتوزيع',
      projectOwnerName: longText,
    },
    contributors: exampleContributors.map((each) => ({ ...each, fullName: longText })),
  },
};

/** The keyboard moves through the days, which are also a table. */
export const Days: Story = {
  parameters: { flow: 'project-details', state: 'active.details.shown' },
  play: playIfEnabled(async ({ userEvent }) => {
    const map = await screen.findByRole('listbox', { name: 'Hours per day' });
    const today = within(map).getByRole('option', { selected: true });
    await expect(today).toHaveAccessibleName(/No data for this day$/);
    today.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(within(map).getByRole('option', { selected: true })).toHaveAccessibleName(
      /: 21 hrs$/,
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Table' }));
    await expect(await screen.findByRole('cell', { name: '21' })).toBeInTheDocument();
  }),
};

/** The print has the days as a chart and as figures, and all contributors. */
export const Printed: Story = {
  parameters: { flow: 'project-details', state: 'active.details.shown' },
  play: playIfEnabled(async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
    await expect(carousel.onPrint).toHaveBeenCalled();
    dispatchEvent(new Event('beforeprint'));
    await expect(screen.getByRole('cell', { name: '21' })).toBeInTheDocument();
    await expect(screen.getByRole('listbox', { name: 'Hours per day' })).toBeInTheDocument();
    dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(screen.queryByRole('cell')).toBeNull());
  }),
};

function Live({ projectId }: { projectId: string }) {
  const actor = useStoryActor(projectDetailsMachine, {});
  const [isTable, onTable] = useState(false);
  return (
    <>
      <Button onPress={() => actor.send({ type: 'REQUEST_DETAILS', projectId })}>Intranet</Button>
      <ProjectDetails
        {...carousel}
        actor={actor}
        today={toIsoDay(serverClock.now(), 'Etc/UTC')}
        view={{ isTable, onTable }}
        onClose={() => actor.send({ type: 'CLOSE' })}
      />
    </>
  );
}

/** No part loads at first; each has a separate retry. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'project-details' },
  loaders: [
    avaKnowing(async () => ({
      projectId: (await api.getProjectAnalytics({})).projectAnalytics[0]?.id,
    })),
  ],
  beforeEach: serverDown,
  render: (_, { loaded }) => <Live projectId={loaded['projectId']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { setScenario }: World = loaded['world'];
    await userEvent.click(canvas.getByRole('button', { name: 'Intranet' }));
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(3),
    );
    setScenario('healthy-network');
    const [time, details] = screen.getAllByRole('button', { name: 'Try again' });
    await userEvent.click(details ?? document.body);
    await expect(await screen.findByRole('dialog', { name: 'Intranet' })).toBeInTheDocument();
    await userEvent.click(time ?? document.body);
    await expect(await screen.findByText(/^\d+ Hrs \d+ m$/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: 'Last month' }));
    await expect(await screen.findByText(/^Project members/)).toBeInTheDocument();
  }),
};
