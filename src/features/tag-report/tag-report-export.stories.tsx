import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { firstPage } from '#machines/lists/list-search.ts';
import {
  tagReportExportMachine,
  type TagReportExportActor,
} from '#machines/tag-report/tag-report-export.machine.ts';
import { exampleTagReport } from '#machines/tag-report/tag-report.fixtures.ts';
import { tagReportMachine } from '#machines/tag-report/tag-report.machine.ts';
import type { RequestedTagReport } from '#machines/tag-report/tag-report.ts';
import { ExportReport } from '#records/report/export-report.tsx';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';

const requested: RequestedTagReport = { search: firstPage, firstDay: '', lastDay: '' };

const shownWith = (actor: TagReportExportActor) => (
  <ExportReport
    report={frozenActor(tagReportMachine, {
      state: 'shown',
      input: { search: firstPage },
      context: { response: exampleTagReport },
    })}
    actor={actor}
    requested={requested}
  />
);

const meta = {
  title: 'Flows/Tag Report/Tag Report Export',
  tags: ['autodocs'],
  render: (_, { parameters }) =>
    shownWith(
      frozenActor(tagReportExportMachine, {
        state: parameters['state'],
        input: undefined,
        context: { requested },
      }),
    ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = { parameters: { flow: 'tag-report-export', state: 'resting' } };
export const Exporting: Story = { parameters: { flow: 'tag-report-export', state: 'exporting' } };

function Live() {
  const actor = useStoryActor(tagReportExportMachine);
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
  parameters: { flow: 'tag-report-export' },
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
