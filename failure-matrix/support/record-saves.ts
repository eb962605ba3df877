import type { OperationId } from '#openapi/client/index.ts';
import { shown, type Harness } from './harness.ts';
import { button, readMainText, press, type, until, type TextMatcher } from './page.ts';
import type { SaveEntry } from './save.ts';

/** The typed values, by label. */
export type Fields = Readonly<Record<string, string>>;
/** An address, or a function that gets it from the demo world. */
type PageTarget = string | (() => Promise<string>);

const getHref = async (at: PageTarget) => (typeof at === 'string' ? at : at());

/** Opens a page and waits for the text. */
export const open = (at: PageTarget, pattern: RegExp) => async (harness: Harness) => {
  await harness.app.goTo(await getHref(at));
  await shown(pattern);
};

/** Opens a form and types into its fields. */
const fill = (at: PageTarget, fields: Fields) => async (harness: Harness) => {
  await harness.app.goTo(await getHref(at));
  for (const [label, text] of Object.entries(fields)) await type(label, text);
};

export const isInList = (name: RegExp) => () => name.test(readMainText());

interface Filled {
  operation: OperationId;
  at: PageTarget;
  fields: Fields;
}

/** A new record is filled in and saved. */
export const added = (name: string, { operation, at, fields }: Filled): SaveEntry => ({
  name,
  operation,
  form: fields,
  setUp: fill(at, fields),
  save: () => press('Save'),
  done: isInList(/Showing 1 - /),
});

/** A record is edited and saved. If it appears deleted, the call `asNew` saves it as a new one. */
export const edited = (
  name: string,
  { operation, asNew, at, fields }: Filled & { asNew: OperationId },
): SaveEntry => ({
  name,
  operation,
  form: fields,
  setUp: fill(at, fields),
  save: () => press('Update'),
  again: (networkScenario) => press(networkScenario === '404' ? 'Save as new' : 'Update'),
  againCalls: (networkScenario) => (networkScenario === '404' ? asNew : operation),
  done: isInList(/Showing 1 - /),
});

/** Matches a text that may contain brackets and other signs of patterns. */
const toPattern = (text: string) =>
  new RegExp(text.replaceAll(/[\\^$.|?*+()[\]{}]/g, String.raw`\$&`));

/** The first record of a list is deleted after a prompt. */
export const deleted = (
  operation: OperationId,
  { list, first }: { list: string; first: string },
): SaveEntry => ({
  name: `a record is deleted from ${list}`,
  operation,
  setUp: open(list, toPattern(first)),
  save: async () => {
    await press(`Delete ${first}`);
    await press('Yes');
  },
  done: () => button(/^Delete /) !== null && button(`Delete ${first}`) === null,
});

/** Adds a part to a record. */
export async function add(adding: TextMatcher, fields: Fields): Promise<void> {
  await press(adding);
  await typeAll(fields);
}

async function typeAll(fields: Fields): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await type(label, text);
}

/** Whether no dialog and no prompt about leaving it is open. A message may be shown. */
const isClosed = (): boolean =>
  button('Stay') === null && document.querySelector('[role="dialog"]') === null;

/** If its record appears deleted, the input can only be copied: it is added again. */
export const orOnceMore =
  (adding: TextMatcher, fields: Fields) => async (networkScenario: string, harness: Harness) => {
    if (networkScenario === '404') {
      await press('Close');
      await press('Leave');
      // The record is reloaded behind the prompt. Until then nothing can be added to it, and a
      // press at the very time of the response must be repeated.
      const { network } = harness;
      await until('the reloaded record', () => network.calls().some(({ isDone }) => isDone));
      await until('no confirmation dialog', () => network.isIdle() && isClosed());
      await until('the dialog', () => {
        if (isClosed()) button(adding)?.click();
        return !isClosed();
      });
      await typeAll(fields);
    }
    await press('Save');
  };
