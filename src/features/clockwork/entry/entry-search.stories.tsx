import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import {
  entrySearchMachine,
  type EntrySearchContext,
} from '#machines/clockwork/entry/entry-search.machine.ts';
import { entries, longEntries } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { EntrySearch } from './entry-search.tsx';

const recent = { entries, total: entries.length };

interface Args {
  context: Partial<EntrySearchContext>;
  continueBlocked: string | null;
}

const meta = {
  title: 'Flows/Clockwork/Entry Search',
  tags: ['autodocs'],
  args: { context: recent, continueBlocked: null },
  render: ({ context, continueBlocked }, { parameters }) => (
    <EntrySearch
      actor={frozenActor(entrySearchMachine, {
        state: parameters['state'],
        input: undefined,
        context,
      })}
      continueBlocked={continueBlocked}
      onContinue={fn()}
      onDay={fn()}
    />
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typing: Story = {
  parameters: { flow: 'entry-search', state: 'typing' },
  args: { context: { ...recent, text: 'rev' } },
};
export const Searching: Story = {
  parameters: { flow: 'entry-search', state: 'searching' },
  args: { context: {} },
};
export const MostRecent: Story = { parameters: { flow: 'entry-search', state: 'found' } };
export const Found: Story = {
  parameters: { flow: 'entry-search', state: 'found' },
  args: { context: { ...recent, text: 'rev' } },
};
export const NothingFound: Story = {
  parameters: { flow: 'entry-search', state: 'found' },
  args: { context: { text: 'zzz' } },
};
/** An entry of an earlier day must be fixed first. */
export const NothingToContinue: Story = {
  parameters: { flow: 'entry-search', state: 'found' },
  args: { continueBlocked: 'Adjust or delete the running entry first.' },
};
export const LoadingMore: Story = {
  parameters: { flow: 'entry-search', state: 'loadingMore' },
  args: { context: { ...recent, text: 'rev', total: 40 } },
};
export const MoreFailed: Story = {
  parameters: { flow: 'entry-search', state: 'moreFailed' },
  args: { context: { ...recent, text: 'rev', total: 40, cause: 'down' } },
};
export const Failed: Story = {
  parameters: { flow: 'entry-search', state: 'failed' },
  args: { context: { text: 'rev', cause: 'down' } },
};
export const LongTexts: Story = {
  parameters: { flow: 'entry-search', state: 'found' },
  args: { context: { entries: longEntries, total: longEntries.length } },
};
export const Arabic: Story = { ...Found, globals: { language: 'ar' } };

function Live() {
  const actor = useStoryActor(entrySearchMachine);
  const [done, setDone] = useState('');
  return (
    <>
      <EntrySearch
        actor={actor}
        continueBlocked={null}
        onContinue={({ description }) => setDone(`continued ${description}`)}
        onDay={(day) => setDone(`went to ${day}`)}
      />
      <output>{done}</output>
    </>
  );
}

/** The search fails at first; then an entry is found and continued, and its day is opened. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'entry-search' },
  loaders: [loadWorld('ben', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { setScenario, clock }: World = loaded['world'];
    await canvas.findAllByRole('row');
    setScenario('server-down');
    await userEvent.type(canvas.getByRole('textbox'), 'release notes');
    clock.advance(200);
    const again = await canvas.findByRole('button', { name: 'Try again' });
    setScenario('healthy-network');
    await userEvent.click(again);
    const [first] = await canvas.findAllByRole('button', {
      name: 'Continue Write the release notes',
    });
    await userEvent.click(first ?? again);
    await expect(await canvas.findByText('continued Write the release notes')).toBeVisible();
    const [row] = canvas.getAllByRole('row');
    await userEvent.click(row ?? again);
    await expect(await canvas.findByText(/^went to \d{4}-\d\d-\d\d$/)).toBeVisible();
  }),
};
