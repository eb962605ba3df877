import type { OperationId } from '#openapi/client/index.ts';
import { shown, type Harness } from './harness.ts';
import { button, readMainText, press, type, until, type TextMatcher } from './page.ts';
import type { SaveEntry } from './save.ts';

/** What is typed, by label. */
export type Fields = Readonly<Record<string, string>>;
/** An address, or how the demo world tells it. */
type PageTarget = string | (() => Promise<string>);

const getHref = async (at: PageTarget) => (typeof at === 'string' ? at : at());

/** Goes somewhere, and waits for the words. */
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

/**
 * A record is edited and saved. Where it seems to be gone it is saved as a new one, by the call
 * `asNew`.
 */
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

/** The first record of a list is deleted, which asks before it does. */
export const deleted = (
  operation: OperationId,
  { list, first }: { list: string; first: string },
): SaveEntry => ({
  name: `a record is deleted from ${list}`,
  operation,
  setUp: open(list, new RegExp(first)),
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

/** Whether neither a dialog nor a question about leaving it is there. A message may well be. */
const isClosed = (): boolean =>
  button('Stay') === null && document.querySelector('[role="dialog"]') === null;

/** Where its record seems to be gone, what was typed can only be copied: it is added once more. */
export const orOnceMore =
  (adding: TextMatcher, fields: Fields) => async (networkScenario: string, harness: Harness) => {
    if (networkScenario === '404') {
      await press('Close');
      await press('Leave');
      // The record is read anew behind the question; until then nothing is added to it, and who
      // presses in the very moment of its answer presses again.
      const { network } = harness;
      await until('the record anew', () => network.calls().some(({ isDone }) => isDone));
      await until('no question', () => network.isIdle() && isClosed());
      await until('the dialog', () => {
        if (isClosed()) button(adding)?.click();
        return !isClosed();
      });
      await typeAll(fields);
    }
    await press('Save');
  };
