import { useSelector } from '@xstate/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import {
  editEntryMachine,
  type EditEntryContext,
} from '#machines/clockwork/entry/edit-entry.machine.ts';
import { toForm } from '#machines/clockwork/entry/entry-form.ts';
import { loadDay, type World } from '#stories/fixtures/world.ts';
import { ended, liveEntry, longText, frozenClock, timeZone } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { EditForm } from './edit-form.tsx';

const newId = '6d0f7a52-5d0e-4d39-8a53-777777777777';
const input = { clock: frozenClock, timeZone, of: ended, newId, persisted: null };
const started = toForm(ended, timeZone);

const meta = {
  title: 'Flows/ClockWork/Edit Entry',
  tags: ['autodocs'],
  args: { of: ended, context: {} },
  render: ({ of, context }, { parameters }) => (
    <EditForm
      actor={frozenActor(editEntryMachine, {
        state: parameters['state'],
        input: { ...input, of },
        context,
      })}
    />
  ),
} satisfies Meta<{ of: typeof ended; context: Partial<EditEntryContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filling: Story = { parameters: { flow: 'edit-entry', state: 'filling' } };

/** The end of a running entry can stay empty. */
export const Running: Story = {
  parameters: { flow: 'edit-entry', state: 'filling' },
  args: { of: liveEntry },
};

/** Shows its dates, since it crosses midnight. */
export const OverMidnight: Story = {
  parameters: { flow: 'edit-entry', state: 'filling' },
  args: { of: { ...ended, startTime: '2026-03-03T21:00:00.000Z' } },
};

/** The form offers unsaved input from before. */
export const DraftFound: Story = {
  parameters: { flow: 'edit-entry', state: 'filling' },
  args: { context: { offered: { base: started, form: { ...started, description: longText } } } },
};

export const WithErrors: Story = {
  parameters: { flow: 'edit-entry', state: 'filling' },
  args: {
    context: {
      errors: {
        startTime: { message: 'This overlaps another entry: Daily stand-up (09:00 – 09:20).' },
        endTime: { rule: 'endTimeAfterStartTime' },
      },
    },
  },
};

export const NotSaved: Story = {
  parameters: { flow: 'edit-entry', state: 'filling' },
  args: {
    of: { ...ended, description: longText },
    context: { failure: { kind: 'down', message: '' } },
  },
};

/** The entry was deleted in another tab during the edit. */
export const Deleted: Story = {
  parameters: { flow: 'edit-entry', state: 'filling' },
  args: { context: { deletedId: ended.id, entry: null } },
};

/** Pasted text stays, and the field reports that it is too long. */
export const PastedTooMuch: Story = {
  parameters: { flow: 'edit-entry', state: 'filling' },
  loaders: [loadDay('ava')],
  render: (_, { loaded }) => <Live world={loaded['world']} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const description = canvas.getByRole('combobox', { name: 'Description' });
    await userEvent.click(description);
    await userEvent.paste('word '.repeat(2000));
    await waitFor(() => expect(description).toHaveAccessibleDescription(/too long/));
    await expect(description).toHaveValue('word '.repeat(2000));
    await userEvent.clear(description);
    await userEvent.type(description, 'Short');
    await expect(description).toHaveAccessibleDescription('');
  }),
};

export const Saving: Story = { parameters: { flow: 'edit-entry', state: 'saving' } };
export const Saved: Story = { parameters: { flow: 'edit-entry', state: 'saved' } };
export const Closed: Story = { parameters: { flow: 'edit-entry', state: 'closed' } };

/** By keyboard only: a past entry is added in a gap, at the second attempt. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'edit-entry' },
  loaders: [loadDay('ava')],
  render: (_, { loaded }) => <Live world={loaded['world']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { setScenario }: World = loaded['world'];
    const description = canvas.getByRole('combobox', { name: 'Description' });
    await waitFor(() => expect(description).toHaveFocus());
    setScenario('server-down');
    await userEvent.keyboard('Read the report{Enter}');
    await expect(await canvas.findByText('Couldn’t save the entry')).toBeVisible();
    setScenario('healthy-network');
    await userEvent.type(description, '{Enter}');
    await expect(await canvas.findByText('The day shows it.')).toBeVisible();
  }),
};

function Live({ world: { clock } }: { world: World }) {
  const times = { from: '2026-03-04T02:00:00.000Z', until: '2026-03-04T02:30:00.000Z' };
  const actor = useStoryActor(editEntryMachine, { input: { ...input, clock, of: times } });
  const isSaved = useSelector(actor, (state) => state.matches('saved'));
  return isSaved ? <p>The day shows it.</p> : <EditForm actor={actor} />;
}
