import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { exampleFound } from '#machines/shell/record-group.test-model.ts';
import {
  recordGroupMachine,
  type RecordGroupActor,
  type RecordGroupContext,
} from '#machines/shell/record-group.machine.ts';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { Palette } from './palette.tsx';
import { useRecordGroup, useRecordStatus } from './record-groups.tsx';

const input = { source: 'assets' } as const;
const onOpen = fn();
const noTimer = {
  runningKey: null,
  startingKey: null,
  isStopping: false,
  onStart: fn(),
  onStop: null,
};

interface OneKindProps {
  actor: RecordGroupActor;
}

/** The palette with one kind of records. */
function OneKind({ actor }: OneKindProps) {
  const view = useRecordGroup('assets', actor, { onOpen, timer: noTimer });
  const records = useRecordStatus(view ? [view] : [], () => actor.send({ type: 'retry' }));
  return (
    <Palette
      isOpen
      groups={[]}
      onClose={fn()}
      records={{ ...records, onTyped: (text) => actor.send({ type: 'text.typed', text }) }}
    />
  );
}

const meta = {
  title: 'Flows/Shell/Record Group',
  tags: ['autodocs'],
  args: { context: { text: 'lt', found: exampleFound } },
  render: ({ context }, { parameters }) => (
    <OneKind
      actor={frozenActor(recordGroupMachine, { state: parameters['state'], input, context })}
    />
  ),
} satisfies Meta<{ context: Partial<RecordGroupContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  parameters: { flow: 'record-group', state: 'idle' },
  args: { context: {} },
};

export const Typing: Story = { parameters: { flow: 'record-group', state: 'typing' } };

export const Searching: Story = { parameters: { flow: 'record-group', state: 'searching' } };

export const Found: Story = { parameters: { flow: 'record-group', state: 'found' } };

export const NothingFound: Story = {
  parameters: { flow: 'record-group', state: 'found' },
  args: { context: { text: 'lt', found: { records: [], total: 0 } } },
};

export const Failed: Story = {
  parameters: { flow: 'record-group', state: 'failed' },
  args: { context: { text: 'lt', cause: 'unreachable' } },
};

export const LongText: Story = {
  parameters: { flow: 'record-group', state: 'found' },
  args: {
    context: {
      text: 'lt',
      found: { records: [{ id: '1', title: longText, hint: longText }], total: 1 },
    },
  },
};

export const OnAPhone: Story = { ...Found, globals: { viewport: { value: 'phone' } } };

export const InArabic: Story = {
  parameters: { flow: 'record-group', state: 'found' },
  globals: { language: 'ar' },
};

export const Dark: Story = {
  parameters: { flow: 'record-group', state: 'found' },
  globals: { theme: 'dark' },
};

/** The server is down; the search is retried, and opens an asset and the full list. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'record-group' },
  loaders: [loadWorld('ava', 'aster')],
  beforeEach: ({ loaded }) => {
    const { setScenario }: World = loaded['world'];
    setScenario('server-down');
  },
  render: () => <Live />,
  play: playIfEnabled(async ({ userEvent, loaded }) => {
    const { setScenario, problems }: World = loaded['world'];
    await userEvent.type(await screen.findByRole('combobox'), 'laptop');
    const again = await screen.findByRole('option', { name: /^Couldn’t search: Assets/ });
    await expect(problems).toEqual([]);

    setScenario('healthy-network');
    await userEvent.click(again);
    const all = await screen.findByRole('option', { name: /^Assets: show all/ });
    const [first] = screen.getAllByRole('option');
    await userEvent.click(first as HTMLElement);
    await expect(onOpen).toHaveBeenLastCalledWith({
      to: '/assetManager/viewAsset',
      search: { assetId: expect.any(String) },
    });
    await userEvent.click(all);
    await expect(onOpen).toHaveBeenLastCalledWith({
      to: '/assetManager',
      search: { 'filter.search': 'laptop' },
    });
  }),
};

function Live() {
  return <OneKind actor={useStoryActor(recordGroupMachine, { input })} />;
}
