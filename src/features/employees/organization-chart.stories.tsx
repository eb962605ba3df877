import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { ChartView } from '#machines/employees/chart/chart-view.ts';
import { organizationChartMachine } from '#machines/employees/chart/organization-chart.machine.ts';
import { exampleChart } from '#machines/employees/chart/organization-chart.fixtures.ts';
import { listManagers } from '#machines/employees/chart/organization-chart.ts';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { ava } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { OrganizationChartScreen } from './organization-chart.screen.tsx';

const rights = ['employees.basic', 'employees.view', 'employees.edit'] as const;
const loaded = { chart: exampleChart, expanded: listManagers(exampleChart.people) };
const [person] = exampleChart.people;

const meta = {
  title: 'Flows/Employees/Organization Chart',
  tags: ['autodocs'],
  decorators: [withRights([...rights]), withRouter],
  args: { view: 'tree' },
  render: ({ view }, { parameters: { state, context } }) => (
    <OrganizationChartScreen
      actor={frozenActor(organizationChartMachine, {
        state,
        input: undefined,
        context,
        children: state.endsWith('moving')
          ? {
              move: {
                state: 'selecting',
                input: { person: person ?? { id: '', fullName: '', version: 1 } },
              },
            }
          : {},
      })}
      view={view}
      onView={fn()}
      onPrint={fn()}
      onRetry={fn()}
    />
  ),
} satisfies Meta<{ view: ChartView }>;
export default meta;
type Story = StoryObj<typeof meta>;

const state = (name: string, context: object = loaded): Story => ({
  parameters: { flow: 'organization-chart', state: name, context },
});

export const Loading = state('loading', {});
export const Resting = state('loaded.resting');
export const AsList: Story = { ...state('loaded.resting'), args: { view: 'list' } };
export const Arabic: Story = { ...state('loaded.resting'), globals: { language: 'ar' } };
/** Someone who may not change employees. */
export const ReadOnly: Story = {
  ...state('loaded.resting'),
  decorators: [withRights(['employees.basic'])],
};
export const NoOne = state('loaded.resting', { chart: { people: [], totalCount: 0 } });
export const Refreshing = state('loaded.refreshing');
export const Moving = state('loaded.moving');
export const Unavailable = state('unavailable', {});

function Live() {
  const actor = useStoryActor(organizationChartMachine);
  const [view, setView] = useState<ChartView>('tree');
  return (
    <OrganizationChartScreen
      actor={actor}
      view={view}
      onView={setView}
      onPrint={fn()}
      onRetry={fn()}
    />
  );
}

/** A person is found and shown, and the dialog to move them is opened by keyboard. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'organization-chart' },
  loaders: [ava],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close all' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Find a person' }), 'okaf{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: /^Ben Okafor/ }));
    await waitFor(() =>
      expect(canvas.getByRole('treeitem', { name: /Ben Okafor/, selected: true })).toBeVisible(),
    );
    await waitFor(() => expect(canvas.getByRole('tree')).toHaveFocus());
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(await screen.findByRole('dialog', { name: /Move .*Ben Okafor/ })).toBeVisible();
  }),
};
