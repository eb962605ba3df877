import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import {
  entrySuggestionsMachine,
  type EntrySuggestionsContext,
} from '#machines/clockwork/entry/entry-suggestions.machine.ts';
import { getSuggestions } from '#machines/clockwork/entry/suggestions.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { entries, longEntries } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { SuggestionField } from '#records/suggestions/suggestion-field.tsx';
import { SuggestionList } from '#records/suggestions/suggestion-list.tsx';

const offering = (known: typeof entries, text: string): Partial<EntrySuggestionsContext> => ({
  known,
  text,
  offers: getSuggestions(known, text),
});
const some = offering(entries, 'e');

interface Args {
  context: Partial<EntrySuggestionsContext>;
}

function StaticScreen({ context, state }: Args & { state: string }) {
  const listId = useId();
  const [actor] = useState(() =>
    frozenActor(entrySuggestionsMachine, { state, input: { isTextOnly: false }, context }),
  );
  return (
    <div style={{ minBlockSize: '24rem' }}>
      <SuggestionField
        suggestions={actor}
        listId={listId}
        hideLabel
        label="Description"
        tooLong="The description is too long"
        value={context.text ?? ''}
        onChange={() => undefined}
      >
        <SuggestionList actor={actor} id={listId} />
      </SuggestionField>
    </div>
  );
}

const meta = {
  title: 'Flows/ClockWork/Entry Suggestions',
  tags: ['autodocs'],
  args: { context: some },
  render: ({ context }, { parameters }) => (
    <StaticScreen context={context} state={parameters['state']} />
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  parameters: { flow: 'entry-suggestions', state: 'list.closed' },
  args: { context: {} },
};
export const Open: Story = { parameters: { flow: 'entry-suggestions', state: 'list.open' } };
/** The arrow keys have selected a suggestion. */
export const Selected: Story = {
  parameters: { flow: 'entry-suggestions', state: 'list.open' },
  args: { context: { ...some, selected: some.offers?.[1]?.key ?? null } },
};
/** Without suggestions, the field is a plain text field. */
export const NoMatches: Story = {
  parameters: { flow: 'entry-suggestions', state: 'list.open' },
  args: { context: offering(entries, 'zzz') },
};
export const LongTexts: Story = {
  parameters: { flow: 'entry-suggestions', state: 'list.open' },
  args: { context: offering(longEntries, '') },
};
export const Unread: Story = {
  parameters: { flow: 'entry-suggestions', state: 'source.unread' },
  args: { context: {} },
};
export const Loading: Story = {
  parameters: { flow: 'entry-suggestions', state: 'source.loading' },
};
export const Known: Story = { parameters: { flow: 'entry-suggestions', state: 'source.known' } };
export const Typing: Story = { parameters: { flow: 'entry-suggestions', state: 'source.typing' } };
export const Searching: Story = {
  parameters: { flow: 'entry-suggestions', state: 'source.searching' },
};
export const Arabic: Story = { ...Selected, globals: { language: 'ar' } };

function Live() {
  const listId = useId();
  const actor = useStoryActor(entrySuggestionsMachine, { input: { isTextOnly: false } });
  const [value, setValue] = useState('');
  const [work, setWork] = useState('');
  useEmitted(actor, {
    'suggestion.taken': ({ suggestion }) => {
      setValue(suggestion.description);
      setWork(suggestion.work?.projectDisplayString ?? 'nothing');
    },
  });
  return (
    <div style={{ minBlockSize: '24rem' }}>
      <SuggestionField
        suggestions={actor}
        listId={listId}
        hideLabel
        label="Description"
        tooLong="The description is too long"
        value={value}
        onChange={setValue}
        onFocus={() => actor.send({ type: 'field.entered' })}
      >
        <SuggestionList actor={actor} id={listId} />
      </SuggestionField>
      <output>{work && `Booked on ${work}`}</output>
    </div>
  );
}

/**
 * Two letters, two keys: an earlier entry is selected with its project. Escape restores the typed
 * text.
 */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'entry-suggestions' },
  loaders: [loadWorld('ben', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { clock }: World = loaded['world'];
    const field = canvas.getByRole('combobox', { name: 'Description' });
    await userEvent.type(field, 'release notes');
    await waitFor(() => {
      clock.advance(200);
      void expect(canvas.getAllByRole('option').length).toBeGreaterThan(0);
    });
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await expect(field).toHaveValue('release notes');
    await userEvent.keyboard('{ArrowDown}');
    const [first] = canvas.getAllByRole('option');
    await expect(field).toHaveAttribute('aria-activedescendant', first?.id);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveValue('Write the release notes'));
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(await canvas.findByText(/^Booked on /)).toBeVisible();
  }),
};
