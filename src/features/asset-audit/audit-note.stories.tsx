import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { exampleAudit, foundAsset } from '#machines/asset-audit/asset-audit.fixtures.ts';
import type { AuditedAsset } from '#machines/asset-audit/asset-audit.ts';
import type { NoteForm } from '#machines/asset-audit/audit-form.ts';
import { auditNoteMachine } from '#machines/asset-audit/audit-note.machine.ts';
import { firstPage, toSearchData } from '#machines/lists/list-search.ts';
import type { PartContext } from '#machines/records/create-record-part.ts';
import { api } from '#openapi/client/index.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { outdated } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { NoteDialog } from './note-dialog.tsx';

const parentId = exampleAudit.id;

const meta = {
  title: 'Flows/Asset Audit/Audit Note',
  tags: ['autodocs'],
  args: { context: {} },
  render: ({ context }, { parameters: { state } }) => {
    const input = { parentId, part: foundAsset };
    const actor = frozenActor(auditNoteMachine, { state, input, context });
    return (
      <>
        <StateCard machine={auditNoteMachine} actor={actor} />
        <NoteDialog actor={actor} />
      </>
    );
  },
} satisfies Meta<{ context: Partial<PartContext<AuditedAsset, NoteForm>> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filling: Story = { parameters: { flow: 'audit-note', state: 'editing.filling' } };
export const Stale: Story = {
  parameters: { flow: 'audit-note', state: 'editing.stale' },
  args: { context: { ...outdated, form: { note: 'Without a charger.' }, theirFields: ['note'] } },
};
export const Deleted: Story = {
  parameters: { flow: 'audit-note', state: 'editing.deleted' },
  args: { context: outdated },
};
export const ParentDeleted: Story = {
  parameters: { flow: 'audit-note', state: 'editing.parentDeleted' },
  args: { context: { part: null, rejection: 'This was not found.' } },
};
export const Saving: Story = { parameters: { flow: 'audit-note', state: 'saving' } };
export const Saved: Story = { parameters: { flow: 'audit-note', state: 'saved' } };
export const Closed: Story = { parameters: { flow: 'audit-note', state: 'closed' } };

function Live({ part }: { part: AuditedAsset }) {
  return <NoteDialog actor={useStoryActor(auditNoteMachine, { input: { parentId, part } })} />;
}

const ines = loadWorld('ines', 'aster');

/** A note is added by keyboard. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'audit-note' },
  loaders: [
    async (context) => {
      const { world } = await ines(context);
      const path = { auditId: parentId };
      const { auditedAssets } = await api.listAuditedAssets({
        path,
        body: toSearchData(firstPage),
      });
      return { world, part: auditedAssets[0] };
    },
  ],
  render: (_, { loaded }) => <Live part={loaded['part']} />,
  play: playIfEnabled(async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: /^Note on/ }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveFocus());
    await userEvent.keyboard('Without a charger.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }),
};
