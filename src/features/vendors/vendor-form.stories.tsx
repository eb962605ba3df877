import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { expect } from 'storybook/test';
import type { RecordFormContext } from '#machines/records/form-values.ts';
import { exampleVendor } from '#machines/vendors/vendor.example.ts';
import { vendorFormMachine } from '#machines/vendors/vendor-form.machine.ts';
import { vendorFormOf, type VendorForm } from '#machines/vendors/vendor.ts';
import { api } from '#openapi/client/index.ts';
import { withRouter } from '../../../.storybook/decorators/router.tsx';
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
import { VendorFormScreen } from './vendor-form.screen.tsx';

const base = vendorFormOf(exampleVendor);
const form = { ...base, phone: '+49 30 5550 1499', notes: 'Screens alone.' };
const edited = { id: exampleVendor.id, base, form, version: 1 };

const meta = {
  title: 'Flows/Vendors/Vendor Form',
  tags: ['autodocs'],
  decorators: [withRouter],
  args: { context: edited },
  render: ({ context }, { parameters: { state } }) => (
    <VendorFormScreen
      {...stillForm}
      actor={frozenActor(vendorFormMachine, { state, input: formInput(), context })}
    />
  ),
} satisfies Meta<{ context: Partial<RecordFormContext<VendorForm>> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { parameters: { flow: 'vendor-form', state: 'loading' } };
export const Adding: Story = {
  parameters: { flow: 'vendor-form', state: 'editing.filling' },
  args: { context: {} },
};
export const Editing: Story = { parameters: { flow: 'vendor-form', state: 'editing.filling' } };
export const WithFaults: Story = {
  parameters: { flow: 'vendor-form', state: 'editing.filling' },
  args: {
    context: {
      form: { ...form, name: '', website: 'cobalt.test' },
      faults: { name: { rule: 'required' }, website: { rule: 'regex' } },
    },
  },
};
export const Offering: Story = { parameters: { flow: 'vendor-form', state: 'editing.offering' } };
export const Saving: Story = { parameters: { flow: 'vendor-form', state: 'saving' } };
export const Comparing: Story = { parameters: { flow: 'vendor-form', state: 'comparing' } };
export const Conflict: Story = {
  parameters: { flow: 'vendor-form', state: 'conflict' },
  args: {
    context: {
      ...edited,
      refusal: 'Kira Novak has changed this meanwhile.',
      theirs: { form: { ...base, phone: '+49 30 5550 1400', isActive: false }, version: 2 },
    },
  },
};
export const Gone: Story = { parameters: { flow: 'vendor-form', state: 'gone' } };
export const Saved: Story = { parameters: { flow: 'vendor-form', state: 'saved' } };
export const NotThere: Story = { parameters: { flow: 'vendor-form', state: 'notFound' } };
export const Unavailable: Story = { parameters: { flow: 'vendor-form', state: 'unavailable' } };

const idOf = async (name: string) => {
  const { vendors } = await api.getVendors({});
  return vendors.find((vendor) => vendor.name === name)?.id ?? null;
};

/** It is left once it is saved. */
function Live({ id }: { id: string | null }) {
  const actor = useWalkedActor(vendorFormMachine, { input: formInput(id) });
  const isSaved = useSelector(actor, (state) => state.matches('saved'));
  if (isSaved) return <p>It is saved.</p>;
  return <VendorFormScreen {...stillForm} actor={actor} />;
}

/** A vendor is added by keyboard, with what is wrong put right. */
export const Walk: Story = {
  tags: ['walk'],
  parameters: { flow: 'vendor-form' },
  loaders: [ava],
  render: () => <Live id={null} />,
  play: played(async ({ canvas, userEvent, loaded }) => {
    const { problems }: World = loaded['world'];
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await expect(name).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Name is required');
    await userEvent.keyboard('Juniper Displays');
    for (let field = 0; field < 5; field += 1) await userEvent.tab();
    await userEvent.keyboard('juniper.test{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Website is invalid');
    const website = canvas.getByRole('textbox', { name: 'Website' });
    await expect(website).toHaveFocus();
    await userEvent.clear(website);
    await userEvent.keyboard('https://juniper.test{Enter}');
    await expect(await canvas.findByText('It is saved.')).toBeVisible();
    await expect(await idOf('Juniper Displays')).not.toBeNull();
    await expect(problems).toEqual([]);
  }),
};

/** Somebody changes the vendor meanwhile, then deletes it: what was typed is kept either way. */
export const WalkInBadWeather: Story = {
  tags: ['walk'],
  parameters: { flow: 'vendor-form' },
  loaders: [avaKnowing(async () => ({ id: await idOf('Hazel Interiors') }))],
  render: (_, { loaded }) => <Live id={loaded['id']} />,
  play: played(async ({ canvas, userEvent, loaded }) => {
    const id: string = loaded['id'];
    const notes = await canvas.findByRole('textbox', { name: 'Notes' });
    await userEvent.clear(notes);
    await userEvent.type(notes, 'Desks alone.');
    const { vendor } = await api.getVendor({ path: { id } });
    const { changedBy: _, changedOn: __, ...body } = vendor;
    await api.updateVendor({ body: { ...body, notes: 'No desks.' } });
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const question = await conflictQuestion();
    await expect(question.getByRole('row', { name: /Notes/ })).toHaveTextContent('No desks.');
    await userEvent.keyboard('{Escape}');

    await api.deleteVendor({ path: { id } });
    await userEvent.click(await canvas.findByRole('button', { name: 'Update' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save as new' }));
    await expect(await canvas.findByText('It is saved.')).toBeVisible();
    const saved = await idOf('Hazel Interiors');
    await expect(await api.getVendor({ path: { id: saved ?? '' } })).toMatchObject({
      vendor: { notes: 'Desks alone.' },
    });
  }),
};
