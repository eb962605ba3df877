import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { UndoContext } from '#machines/lists/create-undo.ts';
import { exampleClientRow } from '#machines/clients/client.fixtures.ts';
import type { ClientRow } from '#machines/clients/client.ts';
import { restoreClientMachine } from '#machines/clients/restore-client.machine.ts';
import { firstPage, toSearchData } from '#machines/lists/list-search.ts';
import { api } from '#openapi/client/index.ts';
import { UndoOffer } from '#records/view/undo-offer.tsx';
import { Button } from '#ui/controls/button.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';

const deleted = { deleted: [exampleClientRow] };
const list = { send: () => undefined };
const getName = ({ name }: ClientRow) => name;

const meta = {
  title: 'Flows/Clients/Restore Client',
  tags: ['autodocs'],
  args: { context: deleted },
  render: ({ context }, { parameters }) => (
    <UndoOffer
      getName={getName}
      actor={frozenActor(restoreClientMachine, {
        state: parameters['state'],
        input: { list },
        context,
      })}
    />
  ),
} satisfies Meta<{ context: Partial<UndoContext<ClientRow>> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = { parameters: { flow: 'restore-client', state: 'idle' } };
export const Offering: Story = {
  parameters: { flow: 'restore-client', state: 'offering.passing' },
};
export const Paused: Story = {
  parameters: { flow: 'restore-client', state: 'offering.paused' },
  args: { context: { ...deleted, isPaused: true } },
};
export const Restoring: Story = {
  parameters: { flow: 'restore-client', state: 'restoring' },
  args: { context: { ...deleted, restoring: [exampleClientRow] } },
};

/** Restored at the second attempt, since the server is down at first. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'restore-client' },
  loaders: [loadWorld('ava', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { setScenario }: World = loaded['world'];
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Old Mill Press' }));
    const undo = await canvas.findByRole('button', { name: 'Undo' });
    setScenario('server-down');
    await userEvent.click(undo);
    await waitFor(() => expect(undo).not.toHaveAttribute('data-pending'));
    setScenario('healthy-network');
    await userEvent.click(undo);
    await expect(await canvas.findByText('Old Mill Press is back')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  }),
};

/** The events between a list and the offer. */
function Live() {
  const actor = useStoryActor(restoreClientMachine, { input: { list } });
  const [restored, setRestored] = useState('');
  const remove = async () => {
    const { clients } = await api.searchClients({ body: toSearchData(firstPage) });
    const row = clients.find(({ name }) => name === 'Old Mill Press') as ClientRow;
    await api.deleteClient({ path: { id: row.id } });
    actor.on('rows.restored', ({ rows }) => setRestored(rows.map(getName).join()));
    actor.send({ type: 'rows.deleted', rows: [row] });
  };
  return (
    <>
      <UndoOffer actor={actor} getName={getName} />
      <Button onPress={remove}>Delete Old Mill Press</Button>
      {restored !== '' && <p>{`${restored} is back`}</p>}
    </>
  );
}
