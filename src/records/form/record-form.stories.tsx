import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { ServiceFormScreen } from '#features/services/service-form.screen.tsx';
import { exampleService } from '#machines/services/service.fixtures.ts';
import { serviceFormMachine } from '#machines/services/service-form.machine.ts';
import { toPricedForm } from '#machines/records/priced.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { formStories } from '#stories/fixtures/record-stories.tsx';
import { avaKnowing, conflictQuestion } from '#stories/fixtures/records.tsx';
import type { World } from '#stories/fixtures/world.ts';

/** Stories that apply to every record form, with the form of a service as the example. */
const { state, edited, Live } = formStories(serviceFormMachine, ServiceFormScreen, {
  id: exampleService.id,
  base: toPricedForm(exampleService),
  mine: { price: '1590.25' },
  theirs: { price: '1500' },
});
const unreachable = { kind: 'unreachable', message: '' } as const;
const down = { kind: 'down', message: 'The service is temporarily unavailable.' } as const;

const withFirst = avaKnowing(async () => ({
  first: (await api.getServices({})).service[0]?.id ?? '',
}));

/** A save is asynchronous; then the server has a service with these values. */
const expectSaved = (like: object) =>
  waitFor(async () => {
    const { service } = await api.getServices({});
    await expect(service).toContainEqual(expect.objectContaining(like));
  });

const meta = {
  title: 'Screens/Record Form',
  decorators: [withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The user types while a draft is offered, and the last save has failed. */
export const OfferingDraft = state('editing.offering', { ...edited, failure: unreachable });
/** The record is created; its switches are not saved yet. */
export const PartlySaved = state('editing.filling', {
  ...edited,
  madeId: exampleService.id,
  form: { ...edited.base, status: false },
  failure: down,
});

/** The service is deleted during the edit: the input is saved as a new one. */
export const InteractionDeleted: Story = {
  tags: ['interaction'],
  parameters: { flow: 'service-form' },
  loaders: [withFirst],
  render: (_, { loaded }) => <Live target={loaded['first']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' for all');
    await api.deleteService({ path: { id: loaded['first'] } });
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save as new' }));
    await expectSaved({ name: 'Accounting hotline for all' });
  }),
};

/** The server is down during a save, and someone else saves first. */
export const InteractionConflict: Story = {
  tags: ['interaction'],
  parameters: { flow: 'service-form' },
  loaders: [withFirst],
  render: (_, { loaded }) => <Live target={loaded['first']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { setScenario }: World = loaded['world'];
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' for all');
    setScenario('server-down');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Not saved yet')).toBeVisible();
    setScenario('healthy-network');
    const { editService } = await api.getService({ path: { id: loaded['first'] } });
    const { changedBy: _by, changedOn: _on, ...body } = editService;
    await api.updateService({ body: { ...body, price: 99 } });
    await userEvent.keyboard('{Enter}');
    const question = await conflictQuestion();
    await userEvent.click(question.getByRole('button', { name: 'Keep mine' }));
    await expectSaved({ name: 'Accounting hotline for all', price: 99 });
  }),
};
