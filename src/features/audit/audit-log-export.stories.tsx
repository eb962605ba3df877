import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { exampleEntries } from '#machines/audit/audit-entry.fixtures.ts';
import {
  auditLogExportMachine,
  type AuditLogExportActor,
} from '#machines/audit/audit-log-export.machine.ts';
import { auditLogMachine } from '#machines/audit/audit-log.machine.ts';
import { firstPage } from '#machines/lists/list-search.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { createStaticListState } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { AuditLogScreen } from './audit-log.screen.tsx';

/** The log with some entries. */
function Log({ exporting }: { exporting: AuditLogExportActor }) {
  return (
    <AuditLogScreen
      {...createStaticListState()}
      actor={frozenActor(auditLogMachine, {
        state: 'shown',
        input: { search: firstPage },
        context: { rows: exampleEntries, total: 3, shownSearch: firstPage },
      })}
      exporting={exporting}
    />
  );
}

const meta = {
  title: 'Flows/Audit/Audit Log Export',
  tags: ['autodocs'],
  decorators: [withRights(['roleManager.basic']), withRouter],
  render: (_, { parameters: { state } }) => (
    <Log exporting={frozenActor(auditLogExportMachine, { state, input: undefined })} />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = { parameters: { flow: 'audit-log-export', state: 'resting' } };
export const Exporting: Story = { parameters: { flow: 'audit-log-export', state: 'exporting' } };

function Live() {
  const exporting = useStoryActor(auditLogExportMachine);
  const [size, setSize] = useState(0);
  useEmitted(exporting, { 'file.ready': ({ file }) => setSize(file.size) });
  return (
    <>
      <Log exporting={exporting} />
      {size > 0 && <p>A workbook is there.</p>}
    </>
  );
}

/** The log is exported. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'audit-log-export' },
  loaders: [loadWorld('ava', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export to Excel' }));
    await expect(await canvas.findByText('A workbook is there.')).toBeVisible();
  }),
};
