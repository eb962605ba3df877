import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { UndoContext } from '#machines/lists/create-undo.ts';
import { restoreVendorMachine } from '#machines/vendors/restore-vendor.machine.ts';
import { exampleVendor } from '#machines/vendors/vendor.fixtures.ts';
import type { Vendor } from '#machines/vendors/vendor.ts';
import { api } from '#openapi/client/index.ts';
import { UndoOffer } from '#records/view/undo-offer.tsx';
import { Button } from '#ui/controls/button.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';

const deleted = { deleted: [exampleVendor] };
const list = { send: () => undefined };
const getName = ({ name }: Vendor) => name;

const meta = {
  title: 'Flows/Vendors/Restore Vendor',
  tags: ['autodocs'],
  args: { context: deleted },
  render: ({ context }, { parameters }) => (
    <UndoOffer
      getName={getName}
      actor={frozenActor(restoreVendorMachine, {
        state: parameters['state'],
        input: { list },
        context,
      })}
    />
  ),
} satisfies Meta<{ context: Partial<UndoContext<Vendor>> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = { parameters: { flow: 'restore-vendor', state: 'idle' } };

export const Offering: Story = {
  parameters: { flow: 'restore-vendor', state: 'offering.passing' },
};

export const Paused: Story = {
  parameters: { flow: 'restore-vendor', state: 'offering.paused' },
  args: { context: { ...deleted, isPaused: true } },
};

export const Restoring: Story = {
  parameters: { flow: 'restore-vendor', state: 'restoring' },
  args: { context: { ...deleted, restoring: [exampleVendor] } },
};

export const OfferingMultiple: Story = {
  parameters: { flow: 'restore-vendor', state: 'offering.passing' },
  args: { context: { deleted: [exampleVendor, { ...exampleVendor, id: 'other' }] } },
};

export const LongName: Story = {
  parameters: { flow: 'restore-vendor', state: 'offering.passing' },
  args: { context: { deleted: [{ ...exampleVendor, name: longText }] } },
};

/** By keyboard only: restored at the second attempt, since the server is down at first. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'restore-vendor' },
  loaders: [loadWorld('ava', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { clock, setScenario }: World = loaded['world'];
    const deletion = canvas.getByRole('button', { name: 'Delete Hazel Interiors' });
    await userEvent.click(deletion);
    const undo = await canvas.findByRole('button', { name: 'Undo' });
    await expect(canvas.getByRole('status')).toHaveTextContent('Hazel Interiors was deleted.');

    await userEvent.tab({ shift: true });
    await waitFor(() => expect(undo).toHaveFocus());
    clock.advance(60_000);
    await expect(undo).toBeVisible();

    setScenario('server-down');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(undo).not.toHaveAttribute('data-pending'));
    setScenario('healthy-network');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Hazel Interiors is back')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
    await userEvent.tab();
    await waitFor(() => expect(deletion).toHaveFocus());
  }),
};

/** The offer closes automatically, ten seconds after the user has left it. */
export const InteractionTooLate: Story = {
  tags: ['interaction'],
  parameters: { flow: 'restore-vendor' },
  loaders: [loadWorld('ava', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { clock }: World = loaded['world'];
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Hazel Interiors' }));
    await canvas.findByRole('button', { name: 'Undo' });
    clock.advance(10_000);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull());
  }),
};

/** The events between a list and the offer. */
function Live() {
  const actor = useStoryActor(restoreVendorMachine, { input: { list } });
  const [restored, setRestored] = useState('');
  const remove = async () => {
    const { vendors } = await api.getVendors({});
    const vendor = vendors.find(({ name }) => name === 'Hazel Interiors') as Vendor;
    await api.deleteVendor({ path: { id: vendor.id } });
    actor.on('rows.restored', ({ rows }) => setRestored(rows.map(getName).join()));
    actor.send({ type: 'rows.deleted', rows: [vendor] });
  };
  return (
    <>
      <UndoOffer actor={actor} getName={getName} />
      <Button onPress={remove}>Delete Hazel Interiors</Button>
      {restored !== '' && <p>{`${restored} is back`}</p>}
    </>
  );
}
