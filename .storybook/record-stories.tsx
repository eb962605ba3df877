import type { ComponentType } from 'react';
import type { ListMachine } from '#machines/lists/create-list.ts';
import type { ListContext } from '#machines/lists/list-types.ts';
import type { createRecordForm } from '#machines/records/create-record-form.ts';
import type { createRecordView } from '#machines/records/create-record-view.ts';
import type { FormValues, RecordFormContext } from '#machines/records/form-values.ts';
import type { ListScreenProps } from '#records/record-list.tsx';
import type { FormScreenProps } from '#records/record-form.tsx';
import type { ViewScreenProps } from '#records/record-view.tsx';
import {
  ava,
  formInput,
  retried,
  staticForm,
  createStaticListState,
  staticView,
  useStoryListState,
} from './records.tsx';
import { frozenActor, useStoryActor, type FrozenSnapshot } from './statechart-panel/index.ts';

/**
 * The parameters by which a state's story is known to the panel and to the test for missing
 * stories.
 */
const shows = (flow: string, state: string) => ({ parameters: { flow, state } });

/** The frame of an interaction: a separate demo world and the flow under test. */
const createInteraction =
  (flow: string, Live: ComponentType) =>
  <Play,>(play: Play) => ({
    parameters: { flow },
    loaders: [ava],
    render: () => <Live />,
    play,
  });

/**
 * The stories of a list: `state('shown')` shows the sample rows unless it gets a context; `Live` is
 * the interactive list.
 */
export function listStories<Row>(
  machine: ListMachine<Row>,
  Screen: ComponentType<ListScreenProps<Row>>,
  rows: readonly Row[],
  children: FrozenSnapshot<ListMachine<Row>>['children'] = {},
) {
  type Context = Partial<ListContext<Row>>;
  const unread: Context = { rows: null };
  const selected: Context = { rows, selected: rows[0] ?? null };
  const samples: Readonly<Record<string, Context>> = {
    loading: unread,
    unavailable: unread,
    confirmingDelete: selected,
    deleting: selected,
  };
  const state = (name: string, context: Context = samples[name] ?? { rows }) => ({
    ...shows(machine.id, name),
    render: () => {
      const actor = frozenActor(machine, { state: name, input: {}, context, children });
      return <Screen {...createStaticListState()} actor={actor} />;
    },
  });
  const Live = retried(({ onRetry }) => {
    const actor = useStoryActor(machine, { input: {} });
    return <Screen {...useStoryListState()} actor={actor} onRetry={onRetry} />;
  });
  return { state, Live, interaction: createInteraction(machine.id, Live) };
}

/** A record as a form has it, with the user's changes, and with someone else's changes. */
interface FormSample<Form> {
  id: string;
  base: Form;
  mine: Partial<Form>;
  theirs: Partial<Form>;
}

/** The stories of a form: each shows the sample record, edited, unless it gets a context. */
export function formStories<Form extends FormValues, Choices = null>(
  machine: ReturnType<typeof createRecordForm<Form, Choices>>,
  Screen: ComponentType<FormScreenProps<Form, Choices>>,
  { id, base, mine, theirs }: FormSample<Form>,
  choices: Choices | null = null,
) {
  type Context = Partial<RecordFormContext<Form, Choices>>;
  const edited = { id, base, form: { ...base, ...mine }, version: 1 };
  const samples: Readonly<Record<string, Context>> = {
    'editing.offering': { ...edited, draft: { ...edited, madeId: null } },
    conflict: {
      ...edited,
      theirs: { form: { ...base, ...theirs }, version: 2 },
      rejection: 'Kira Novak changed this in the meantime.',
    },
  };
  const state = (name: string, context: Context = samples[name] ?? edited) => ({
    ...shows(machine.id, name),
    render: () => {
      const snapshot = { state: name, input: formInput(), context: { choices, ...context } };
      return <Screen {...staticForm} actor={frozenActor(machine, snapshot)} />;
    },
  });
  function Live({ target = null }: { target?: string | null }) {
    const actor = useStoryActor(machine, { input: formInput(target) });
    return <Screen {...staticForm} actor={actor} />;
  }
  return { state, edited, Live, interaction: createInteraction(machine.id, Live) };
}

/** The stories of a view: each shows the sample record, unless it gets another one or none yet. */
export function viewStories<Row extends { id: string }>(
  machine: ReturnType<typeof createRecordView<Row>>,
  Screen: ComponentType<ViewScreenProps<Row>>,
  sample: Row,
) {
  const unread = new Set(['loading', 'notFound', 'unavailable']);
  const state = (name: string, record: Row | null = unread.has(name) ? null : sample) => ({
    ...shows(machine.id, name),
    render: () => {
      const input = { id: sample.id };
      const actor = frozenActor(machine, { state: name, input, context: { record } });
      return <Screen {...staticView} actor={actor} />;
    },
  });
  const Live = retried<{ target?: string }>(({ target = sample.id, onRetry }) => {
    const actor = useStoryActor(machine, { input: { id: target } });
    return <Screen {...staticView} actor={actor} onRetry={onRetry} />;
  });
  return { state, Live, interaction: createInteraction(machine.id, Live) };
}
