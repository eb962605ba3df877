import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tileGroupMachine, type TileGroupContext } from '#machines/dashboard/tile-group.machine.ts';
import type { Tiles } from '#machines/dashboard/tiles.ts';
import { StoryDashboard } from '../dashboard.fixtures.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { dashboardTiles, frozenClock, now, timeZone } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor } from '@atrium/statechart-panel';

const input = { clock: frozenClock, timeZone, tiles: ['holidays', 'absences'] as const };

const away = (employeeName: string, firstDay: string, lastDay: string) => ({
  id: crypto.randomUUID(),
  employeeId: employeeName,
  employeeName,
  profileImageUrl: null,
  firstDay,
  lastDay,
  isHalfDay: false,
});

const full: Tiles = {
  ...dashboardTiles,
  holidays: {
    today: '2026-03-11',
    holidays: [
      { date: '2026-03-11', name: 'Spring day', isOptional: false, isHalfDay: false },
      { date: '2026-03-13', name: 'Founders’ day', isOptional: true, isHalfDay: true },
    ],
    next: { date: '2026-04-03', name: 'Good Friday', isOptional: false, isHalfDay: false },
  },
  absences: {
    today: '2026-03-11',
    holiday: { date: '2026-03-11', name: 'Spring day', isOptional: false, isHalfDay: false },
    absences: [
      away('Ines Costa', '2026-03-09', '2026-03-16'),
      { ...away('Hugo Silva', '2026-03-11', '2026-03-11'), isHalfDay: true },
      away('Chloe Martin', '2026-03-15', '2026-03-20'),
    ],
    totalCount: 5,
  },
  weeks: {
    weeks: [30, 40, 36.5, 41, 40, 17.5].map((hours, at) => ({
      from: `2026-0${at < 4 ? 2 : 3}-0${at < 4 ? at + 2 : at - 2}`,
      totalTimeInSeconds: hours * 3600,
      workingWeekInSeconds: 40 * 3600,
    })),
  },
};
const none: Tiles = {
  ...full,
  holidays: { today: '2026-03-11', holidays: [], next: null },
  absences: { today: '2026-03-11', holiday: null, absences: [], totalCount: 0 },
};

interface Args {
  context: Partial<TileGroupContext>;
}

const meta = {
  title: 'Screens/Dashboard Calendar Tiles',
  decorators: [withRouter],
  args: { context: { response: full, readAt: now } },
  render: ({ context }, { parameters }) => {
    const actor = frozenActor(tileGroupMachine, { state: parameters['state'], input, context });
    const tiles = { holidays: actor, absences: actor, weeks: actor };
    return <StoryDashboard personName="Ava Stone" tenantName="Aster Labs" {...tiles} />;
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  parameters: { flow: 'tile-group', state: 'loading' },
  args: { context: {} },
};

/** The holidays of the week and the next one, and the weeks with their target. */
export const Shown: Story = {
  parameters: { flow: 'tile-group', state: 'shown' },
  play: playIfEnabled(async ({ canvas }) => {
    await expect(await canvas.findByText('Spring day')).toBeVisible();
    await expect(await canvas.findByText(/^Until /)).toBeVisible();
    await expect(canvas.getByText('and 2 more')).toBeVisible();
    await expect(canvas.getByText(/^Next: Good Friday/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open holidays' })).toBeVisible();
  }),
};

export const NoHolidays: Story = {
  parameters: { flow: 'tile-group', state: 'shown' },
  args: { context: { response: none, readAt: now } },
};
