import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { firstPage } from '#machines/lists/list-search.ts';
import {
  timeReportExportMachine,
  type TimeReportExportActor,
} from '#machines/time-report/time-report-export.machine.ts';
import { exampleTimeReport } from '#machines/time-report/time-report.fixtures.ts';
import { timeReportMachine } from '#machines/time-report/time-report.machine.ts';
import type { RequestedTimeReport } from '#machines/time-report/time-report.ts';
import { ExportReport } from '#records/report/export-report.tsx';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';

const requested: RequestedTimeReport = { search: firstPage, firstDay: '', lastDay: '' };

const shownWith = (actor: TimeReportExportActor) => (
  <ExportReport
    report={frozenActor(timeReportMachine, {
      state: 'shown',
      input: { search: firstPage },
      context: { response: exampleTimeReport },
    })}
    actor={actor}
    requested={requested}
  />
);

const meta = {
  title: 'Flows/Time Report/Time Report Export',
  tags: ['autodocs'],
  render: (_, { parameters }) =>
    shownWith(
      frozenActor(timeReportExportMachine, {
        state: parameters['state'],
        input: undefined,
        context: { requested },
      }),
    ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = { parameters: { flow: 'time-report-export', state: 'resting' } };
export const Exporting: Story = { parameters: { flow: 'time-report-export', state: 'exporting' } };

function Live() {
  const actor = useStoryActor(timeReportExportMachine);
  const [size, setSize] = useState(0);
  useEmitted(actor, { 'file.ready': ({ file }) => setSize(file.size) });
  return (
    <>
      {shownWith(actor)}
      {size > 0 && <p>A workbook is there.</p>}
    </>
  );
}

/** The server is down at the first attempt. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'time-report-export' },
  loaders: [loadWorld('ava', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { setScenario, problems }: World = loaded['world'];
    setScenario('server-down');
    const button = canvas.getByRole('button', { name: /Export to Excel/ });
    await userEvent.click(button);
    await waitFor(() => expect(problems).toHaveLength(1));
    await waitFor(() => expect(button).not.toHaveAttribute('data-pending'));
    setScenario('healthy-network');
    await userEvent.click(button);
    await expect(await canvas.findByText('A workbook is there.')).toBeVisible();
  }),
};
