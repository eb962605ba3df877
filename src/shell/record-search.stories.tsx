import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import {
  recordSearchMachine,
  type RecordSearchActor,
} from '#machines/shell/record-search.machine.ts';
import { played } from '../../.storybook/played.ts';
import { frozenActor, useWalkedActor } from '../../.storybook/statechart-panel/index.ts';
import { worldOf } from '../../.storybook/world.ts';
import { Palette } from './palette.tsx';
import { usePaletteRecords } from './record-groups.tsx';

const input = { sources: { assets: 'assets', people: 'holders', teams: 'teams' } } as const;
const onOpen = fn();

function Records({ actor }: { actor: RecordSearchActor }) {
  return <Palette isOpen groups={[]} onClose={fn()} records={usePaletteRecords(actor, onOpen)} />;
}

const meta = {
  title: 'Flows/Shell/Record Search',
  tags: ['autodocs'],
  render: (_, { parameters }) => (
    <Records actor={frozenActor(recordSearchMachine, { state: parameters['state'], input })} />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = { parameters: { flow: 'record-search', state: 'idle' } };

export const Searching: Story = { parameters: { flow: 'record-search', state: 'searching' } };

/** A person is found by name among all kinds of records; Enter opens the active record. */
export const Walk: Story = {
  tags: ['walk'],
  parameters: { flow: 'record-search' },
  loaders: [worldOf('ava', 'aster')],
  render: () => <Live />,
  play: played(async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'ben okafor');
    const person = await screen.findByRole('option', { name: /^Ben Okafor.*Asset Assignments$/ });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/records found/));
    // The first record that comes is the one that Enter opens; those that come later do not take its place.
    await waitFor(() => {
      const field = screen.getByRole('combobox');
      const active = field.getAttribute('aria-activedescendant') ?? '';
      return expect(document.getElementById(active)).toHaveRole('option');
    });
    await userEvent.keyboard('{Enter}');
    await expect(onOpen).toHaveBeenCalledOnce();
    await userEvent.click(person);
    await expect(onOpen).toHaveBeenLastCalledWith({
      to: expect.stringMatching(/^\/assetAssignment\/./),
    });
  }),
};

function Live() {
  return <Records actor={useWalkedActor(recordSearchMachine, { input })} />;
}
