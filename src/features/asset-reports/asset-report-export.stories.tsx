import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { exampleStatusReport } from '#machines/asset-reports/asset-report.fixtures.ts';
import {
  assetReportExportMachine,
  type AssetReportExportActor,
} from '#machines/asset-reports/asset-report-export.machine.ts';
import type { RequestedReport } from '#machines/asset-reports/asset-report.ts';
import { assetStatusReportMachine } from '#machines/asset-reports/asset-status-report.machine.ts';
import { firstPage } from '#machines/lists/list-search.ts';
import { ExportReport } from '#records/report/export-report.tsx';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';

const requested: RequestedReport = { report: 'status', search: firstPage };

const ofStatus = (actor: AssetReportExportActor, response = exampleStatusReport) => (
  <ExportReport
    report={frozenActor(assetStatusReportMachine, {
      state: 'shown',
      input: { search: firstPage },
      context: { response },
    })}
    actor={actor}
    requested={requested}
  />
);

const idle = (state: string) =>
  frozenActor(assetReportExportMachine, { state, input: undefined, context: { requested } });

const meta = {
  title: 'Flows/Asset Reports/Asset Report Export',
  tags: ['autodocs'],
  render: (_, { parameters }) => ofStatus(idle(parameters['state'])),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = { parameters: { flow: 'asset-report-export', state: 'resting' } };
export const Exporting: Story = { parameters: { flow: 'asset-report-export', state: 'exporting' } };
/** A report without rows cannot be exported, and the button shows the reason. */
export const NothingToExport: Story = {
  parameters: { flow: 'asset-report-export', state: 'resting' },
  render: () => ofStatus(idle('resting'), { ...exampleStatusReport, rows: [], total: 0 }),
  play: playIfEnabled(async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Nothing to export.');
  }),
};

function Live() {
  const actor = useStoryActor(assetReportExportMachine);
  const [size, setSize] = useState(0);
  useEmitted(actor, { 'file.ready': ({ file }) => setSize(file.size) });
  return (
    <>
      {ofStatus(actor)}
      {size > 0 && <p>A workbook is there.</p>}
    </>
  );
}

/** The server is down at the first attempt. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'asset-report-export' },
  loaders: [loadWorld('ines', 'aster')],
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
