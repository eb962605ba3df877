import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { clientFormMachine } from '#machines/clients/client-form.machine.ts';
import { exampleClient } from '#machines/clients/client.fixtures.ts';
import { toClientForm } from '#machines/clients/client.ts';
import { api } from '#openapi/client/index.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { formStories } from '#stories/fixtures/record-stories.tsx';
import { ava, avaKnowing } from '#stories/fixtures/records.tsx';
import type { World } from '#stories/fixtures/world.ts';
import { ClientFormScreen } from './client-form.screen.tsx';

const base = toClientForm(exampleClient);
const [first = { id: '', name: '', email: '' }, second = first] = base.contacts;
const { state, edited, Live } = formStories(clientFormMachine, ClientFormScreen, {
  id: exampleClient.id,
  base,
  mine: { contacts: [first] },
  theirs: { contacts: [{ ...first, email: 'mara@client.test' }, second], isActive: false },
});
const wrong = [first, { ...second, name: '', email: first.email }];
const reason =
  'Can’t remove Theo Lang: 1 open review still waits for their answers (Community review Q4 2025). Assign another contact first.';

const meta = {
  title: 'Flows/Clients/Client Form',
  tags: ['autodocs'],
  decorators: [withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Adding = state('editing.filling', {});
export const Editing = state('editing.filling');
export const WithErrors = state('editing.filling', {
  ...edited,
  form: { ...base, name: '', contacts: wrong },
  errors: { name: { rule: 'required' }, contacts: { rule: 'rowsInvalid' } },
});
/** The server rejects an address of one contact. */
export const RejectedContact = state('editing.filling', {
  ...edited,
  form: base,
  errors: { contacts: { message: 'This address is taken.', parts: { '1.email': 'It is taken.' } } },
});
/** A review waits for the contact that is removed, who can be put back. */
export const RemovalRejected = state('editing.filling', {
  ...edited,
  errors: { contacts: { message: reason } },
});
export const LongText = state('editing.filling', {
  ...edited,
  form: { ...base, name: longText, contacts: [{ ...first, name: longText }] },
});
export const Offering = state('editing.offering');
export const Saving = state('saving');
export const Comparing = state('comparing');
export const Conflict = state('conflict');
export const Deleted = state('deleted');
export const Saved = state('saved');
export const NotFound = state('notFound');
export const Unavailable = state('unavailable');

/** A client is added by keyboard, with two contacts, whose errors are corrected. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'client-form' },
  loaders: [ava],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { problems }: World = loaded['world'];
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('Willow Clinics');
    const add = canvas.getByRole('button', { name: 'Add row' });
    for (const contact of ['Ada', 'Bo']) {
      await userEvent.click(add);
      await userEvent.keyboard(contact);
      await userEvent.tab();
      await userEvent.keyboard('ada@client.test');
    }
    await userEvent.keyboard('{Enter}');
    const message = 'Another contact has this email address.';
    await expect(await canvas.findByText(message)).toBeVisible();
    const address = canvas.getAllByRole('textbox', { name: 'Email' }).at(-1);
    if (!address) throw new Error('Expected the address of the second contact, found none.');
    await userEvent.clear(address);
    await userEvent.type(address, 'bo@client.test{Enter}');
    await waitFor(async () => {
      const { clients } = await api.getClients({});
      const added = clients.find((each) => each.name === 'Willow Clinics');
      await expect(added?.contacts.map(({ email }) => email)).toEqual([
        'ada@client.test',
        'bo@client.test',
      ]);
    });
    await expect(problems).toEqual([]);
  }),
};

const withRail = avaKnowing(async () => {
  const { clients } = await api.getClients({});
  return { id: clients.find(({ name }) => name === 'Northwind Rail')?.id };
});

/** The contacts of reviews are not removed: the reason is shown, and they are put back. */
export const InteractionInReview: Story = {
  tags: ['interaction'],
  parameters: { flow: 'client-form' },
  loaders: [withRail],
  render: (_, { loaded }) => <Live target={loaded['id']} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await canvas.findByDisplayValue('June Park');
    for (let count = 0; count < 2; count += 1) {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove row 1' }));
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
    await expect((await canvas.findAllByText(/^Can’t remove/))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Put back June Park' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Put back Omar Aziz' }));
    await expect(canvas.getByDisplayValue('Omar Aziz')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/^Can’t remove/)).toBeNull());
  }),
};
