import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { clientStateMachine } from '#machines/clients/client-state.machine.ts';
import { exampleClientRow } from '#machines/clients/client.fixtures.ts';
import type { ClientRow } from '#machines/clients/client.ts';
import { firstPage, toSearchData } from '#machines/lists/list-search.ts';
import { api } from '#openapi/client/index.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { useState } from 'react';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import type { World } from '#stories/fixtures/world.ts';
import { ClientRowActions } from './client-row-actions.tsx';

const nothing = () => undefined;

const meta = {
  title: 'Flows/Clients/Client State',
  tags: ['autodocs'],
  decorators: [withRouter],
  render: (_, { parameters }) => (
    <ClientRowActions
      row={exampleClientRow}
      switching={frozenActor(clientStateMachine, {
        state: parameters['state'],
        input: undefined,
        context: { row: parameters['state'] === 'saving' ? exampleClientRow : null },
      })}
      onDelete={nothing}
      onCopyAddress={nothing}
    />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = { parameters: { flow: 'client-state', state: 'idle' } };
export const Saving: Story = { parameters: { flow: 'client-state', state: 'saving' } };

async function readRow(): Promise<ClientRow> {
  const { clients } = await api.searchClients({ body: toSearchData(firstPage) });
  return clients.find(({ name }) => name === 'Northwind Rail') ?? exampleClientRow;
}

const withRail = avaKnowing(async () => ({ row: await readRow() }));

/** A client in use is made inactive, and active again. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'client-state' },
  loaders: [withRail],
  render: (_, { loaded }) => <Live first={loaded['row']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { problems }: World = loaded['world'];
    await userEvent.click(canvas.getByRole('button', { name: 'Make Northwind Rail inactive' }));
    const back = await canvas.findByRole('button', { name: 'Make Northwind Rail active' });
    await userEvent.click(back);
    await waitFor(async () => expect((await readRow()).isActive).toBe(true));
    await expect(problems).toEqual([]);
  }),
};

/** The actions of one row, which is loaded again. */
function Live({ first }: { first: ClientRow }) {
  const [row, setRow] = useState(first);
  const switching = useStoryActor(clientStateMachine, {});
  useEmitted(switching, { 'client.switched': () => void readRow().then(setRow) });
  return (
    <ClientRowActions row={row} switching={switching} onDelete={nothing} onCopyAddress={nothing} />
  );
}
