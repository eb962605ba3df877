import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { firstPage, type ListSearch } from '#machines/lists/list-search.ts';
import { exampleDay, exampleLogins } from '#machines/user-logins/user-logins.fixtures.ts';
import {
  userLoginsMachine,
  type UserLoginsContext,
} from '#machines/user-logins/user-logins.machine.ts';
import { noLogins, searchOfDay } from '#machines/user-logins/user-logins.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { now, timeZone } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { UserLoginsScreen } from './user-logins.screen.tsx';

const input = { clock: { now: () => now }, timeZone, tenantId: 'aster' };
const requested = { day: exampleDay, search: searchOfDay(exampleDay) };
const shown = { ...requested, response: exampleLogins, shownSearch: requested.search };

const mayNot = /You don’t have permission to view this\./;

const around = {
  filterSets: {
    sets: [{ name: 'Before the holidays', filters: { 'filter.date': exampleDay } }],
    current: { 'filter.date': exampleDay },
    onSave: fn(),
    onDelete: fn(),
    onApply: fn(),
  },
  onPrint: fn(),
};

const meta = {
  title: 'Flows/User Logins/User Logins',
  tags: ['autodocs'],
  decorators: [withRouter],
  args: { context: shown },
  render: ({ context }, { parameters }) => (
    <UserLoginsScreen
      actor={frozenActor(userLoginsMachine, { state: parameters['state'], input, context })}
      onSearch={fn()}
      {...around}
    />
  ),
} satisfies Meta<{ context: Partial<UserLoginsContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  parameters: { flow: 'user-logins', state: 'idle' },
  args: { context: {} },
};
export const Required: Story = {
  parameters: { flow: 'user-logins', state: 'idle' },
  args: { context: { error: 'required' } },
};
export const Loading: Story = {
  parameters: { flow: 'user-logins', state: 'loading' },
  args: { context: requested },
};
/** A count of logins links to the list behind it. */
export const Shown: Story = {
  parameters: { flow: 'user-logins', state: 'shown' },
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    for (const count of canvas.getAllByTitle('View logins')) {
      await userEvent.click(count);
      await waitFor(() => expect(canvas.getByRole('region', { name: /Logins/ })).toHaveFocus());
      await userEvent.tab();
    }
  }),
};
/** An empty response shows zeros. */
export const Zeros: Story = {
  parameters: { flow: 'user-logins', state: 'shown' },
  args: { context: { ...shown, response: noLogins } },
};
export const Failed: Story = {
  parameters: { flow: 'user-logins', state: 'failed' },
  args: { context: { ...requested, cause: 'down' } },
};
/** The user may not see the logins. */
export const Forbidden: Story = {
  parameters: { flow: 'user-logins', state: 'failed' },
  args: { context: { ...requested, cause: 'forbidden' } },
  play: playIfEnabled(async ({ canvas }) => {
    await expect(await canvas.findByText(mayNot)).toBeInTheDocument();
  }),
};
/** The next page failed to load: this one stays. */
export const FailedLater: Story = {
  parameters: { flow: 'user-logins', state: 'failed' },
  args: { context: { ...shown, search: { ...requested.search, page: 2 }, cause: 'down' } },
};

function Live() {
  const [search, setSearch] = useState<ListSearch>(firstPage);
  const actor = useStoryActor(userLoginsMachine, { input });
  useSendOnChange(actor, { type: 'search.changed', search });
  useEmitted(actor, { 'search.submitted': (event) => setSearch(event.search) });
  return <UserLoginsScreen actor={actor} onSearch={setSearch} {...around} />;
}

/** A day is filtered for, its second page is opened, and all filters are cleared. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'user-logins' },
  loaders: [loadWorld('ava', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }));
    await canvas.findByText('Date is required');
    const [segment] = await canvas.findAllByRole('spinbutton');
    if (!segment) throw new Error('The field has segments.');
    await userEvent.click(segment);
    await userEvent.keyboard('03032026{Enter}');
    await canvas.findByText(/^Showing 1 - 10 of/);
    await userEvent.click(canvas.getByRole('button', { name: /Next/ }));
    await canvas.findByText(/^Showing 11 - /);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Filter' }));
    await waitFor(() => expect(canvas.queryByRole('table')).toBeNull());
  }),
};
