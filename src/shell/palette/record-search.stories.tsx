import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import {
  recordSearchMachine,
  type RecordSearchActor,
} from '#machines/shell/record-search.machine.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { Palette } from './palette.tsx';
import type { CommandGroup } from './palette-search.ts';
import { usePaletteRecords } from './record-groups.tsx';

const input = { sources: { assets: 'assets', people: 'assignees', teams: 'teams' } } as const;
const onOpen = fn();
const noTimer = {
  runningKey: null,
  startingKey: null,
  isStopping: false,
  onStart: fn(),
  onStop: null,
};

const none: CommandGroup[] = [];

interface RecordsProps {
  actor: RecordSearchActor;
  groups?: CommandGroup[];
}

function Records({ actor, groups = none }: RecordsProps) {
  return (
    <Palette
      isOpen
      groups={groups}
      onClose={fn()}
      records={usePaletteRecords(actor, { onOpen, timer: noTimer })}
    />
  );
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

/** A person is found by name among all record types; Enter opens the active record. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'record-search' },
  loaders: [loadWorld('ava', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'ben okafor');
    const person = await screen.findByRole('option', { name: /^Ben Okafor.*Asset Assignments$/ });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/records found/));
    // Enter opens the first record that arrives; later ones do not replace it.
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
  return <Records actor={useStoryActor(recordSearchMachine, { input })} />;
}

const timerProjects: CommandGroup = {
  id: 'projects',
  label: 'Start timer on',
  commands: [{ id: 'projects.start', title: 'Intranet: Testing', icon: null, act: fn() }],
};

/** Projects for the timer and projects in the search results are two groups of one list. */
export const ProjectsAndCommands: Story = {
  parameters: { flow: 'record-search', state: 'idle' },
  loaders: [loadWorld('ava', 'aster')],
  render: () => <LiveProjects />,
  play: playIfEnabled(async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'intranet');
    const found = await screen.findByRole('group', { name: 'Projects' });
    await expect(found).toHaveTextContent('Intranet');
    await expect(screen.getByRole('group', { name: 'Start timer on' })).toBeVisible();
  }),
};

function LiveProjects() {
  const actor = useStoryActor(recordSearchMachine, {
    input: { sources: { projects: 'analyzedProjects' } },
  });
  return <Records actor={actor} groups={[timerProjects]} />;
}
