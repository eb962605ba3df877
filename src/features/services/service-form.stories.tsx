import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import type { RecordFormContext } from '#machines/records/form-values.ts';
import { exampleService } from '#machines/services/service.example.ts';
import { serviceFormMachine } from '#machines/services/service-form.machine.ts';
import { emptyService, serviceFormOf, type ServiceForm } from '#machines/services/service.ts';
import { withRouter } from '../../../.storybook/decorators/router.tsx';
import { longText } from '../../../.storybook/fixtures.ts';
import { played } from '../../../.storybook/played.ts';
import {
  ava,
  avaKnowing,
  conflictQuestion,
  formInput,
  stillForm,
} from '../../../.storybook/records.tsx';
import { frozenActor, useWalkedActor } from '../../../.storybook/statechart-panel/index.ts';
import type { World } from '../../../.storybook/world.ts';
import { ServiceFormScreen } from './service-form.screen.tsx';

const { id } = exampleService;
const base = serviceFormOf(exampleService);
const form = { ...base, name: 'Cloud backup, daily', price: '1590.25' };
const edited = { id, form, base, version: 1 };
const theirs = { form: { ...base, price: '1500', status: false }, version: 2 };
const refusal = 'Kira Novak has changed this meanwhile.';

const meta = {
  title: 'Flows/Services/Service Form',
  tags: ['autodocs'],
  decorators: [withRouter],
  args: { context: edited },
  render: ({ context }, { parameters: { state } }) => (
    <ServiceFormScreen
      {...stillForm}
      actor={frozenActor(serviceFormMachine, { state, input: formInput(), context })}
    />
  ),
} satisfies Meta<{ context: Partial<RecordFormContext<ServiceForm>> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { parameters: { flow: 'service-form', state: 'loading' } };
export const Adding: Story = {
  parameters: { flow: 'service-form', state: 'editing.filling' },
  args: { context: { form: emptyService } },
};
export const Editing: Story = { parameters: { flow: 'service-form', state: 'editing.filling' } };
export const Faults: Story = {
  parameters: { flow: 'service-form', state: 'editing.filling' },
  args: {
    context: {
      ...edited,
      form: { ...base, name: '', price: '-1', description: longText.repeat(3) },
      faults: {
        name: { rule: 'required' },
        description: { rule: 'max' },
        price: { rule: 'not_negative' },
      },
    },
  },
};
export const Offering: Story = { parameters: { flow: 'service-form', state: 'editing.offering' } };
/** Something is typed beside the offer, and the last save has failed. */
export const OfferingTyped: Story = {
  parameters: { flow: 'service-form', state: 'editing.offering' },
  args: {
    context: { ...edited, failure: { kind: 'unreachable', words: '' } },
  },
};
/** The service is made; its switches are still to be saved. */
export const MadePartly: Story = {
  parameters: { flow: 'service-form', state: 'editing.filling' },
  args: {
    context: {
      ...edited,
      madeId: id,
      form: { ...base, status: false },
      failure: { kind: 'down', words: 'The service is down for the moment.' },
    },
  },
};
export const Saving: Story = { parameters: { flow: 'service-form', state: 'saving' } };
export const Comparing: Story = { parameters: { flow: 'service-form', state: 'comparing' } };
export const Conflict: Story = {
  parameters: { flow: 'service-form', state: 'conflict' },
  args: { context: { ...edited, theirs, refusal } },
};
export const Gone: Story = { parameters: { flow: 'service-form', state: 'gone' } };
export const Saved: Story = { parameters: { flow: 'service-form', state: 'saved' } };
export const Missing: Story = { parameters: { flow: 'service-form', state: 'notFound' } };
export const Unavailable: Story = { parameters: { flow: 'service-form', state: 'unavailable' } };

function Live({ target }: { target: string | null }) {
  const actor = useWalkedActor(serviceFormMachine, { input: formInput(target) });
  return <ServiceFormScreen {...stillForm} actor={actor} />;
}

const withFirst = avaKnowing(async () => ({
  first: (await api.getServices({})).service[0]?.id ?? '',
}));

/** A save takes a moment; then the server has a service like this. */
const expectSaved = (like: object) =>
  waitFor(async () => {
    const { service } = await api.getServices({});
    await expect(service).toContainEqual(expect.objectContaining(like));
  });

/** Ava adds a service by keyboard alone: first too hastily, then with a price that was copied. */
export const Walk: Story = {
  tags: ['walk'],
  parameters: { flow: 'service-form' },
  loaders: [ava],
  render: () => <Live target={null} />,
  play: played(async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, '{Enter}');
    await expect(await canvas.findByText('There are 3 problems')).toBeVisible();
    await expect(name).toHaveFocus();
    await userEvent.keyboard('Phishing drill');
    await userEvent.click(canvas.getByRole('button', { name: 'Price' }));
    await userEvent.paste('$12,500.00');
    await userEvent.type(canvas.getByRole('textbox', { name: 'User Limits' }), '5{Enter}');
    await expectSaved({ name: 'Phishing drill', price: 12_500, userLimits: 5 });
  }),
};

/** The service is deleted while it is edited: what was typed is saved as a new one. */
export const WalkGone: Story = {
  tags: ['walk'],
  parameters: { flow: 'service-form' },
  loaders: [withFirst],
  render: (_, { loaded }) => <Live target={loaded['first']} />,
  play: played(async ({ canvas, userEvent, loaded }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' for all');
    await api.deleteService({ path: { id: loaded['first'] } });
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save as new' }));
    await expectSaved({ name: 'Accounting hotline for all' });
  }),
};

/** The server is down while it is saved, and somebody else was faster meanwhile. */
export const WalkConflict: Story = {
  tags: ['walk'],
  parameters: { flow: 'service-form' },
  loaders: [withFirst],
  render: (_, { loaded }) => <Live target={loaded['first']} />,
  play: played(async ({ canvas, userEvent, loaded }) => {
    const { setScenario }: World = loaded['world'];
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' for all');
    setScenario('server-down');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Not saved yet')).toBeVisible();
    setScenario('fair-weather');
    const { editService } = await api.getService({ path: { id: loaded['first'] } });
    const { changedBy: _by, changedOn: _on, ...body } = editService;
    await api.updateService({ body: { ...body, price: 99 } });
    await userEvent.keyboard('{Enter}');
    const question = await conflictQuestion();
    await userEvent.click(question.getByRole('button', { name: 'Keep mine' }));
    await expectSaved({ name: 'Accounting hotline for all', price: 99 });
  }),
};
