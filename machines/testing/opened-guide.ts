import type { createOpened } from '../records/create-opened.ts';
import { fault } from './fixtures.ts';
import type { Guide, Rule } from './guide.ts';
import { done, failed } from './paths.ts';

type OpenedMachine<Content> = ReturnType<typeof createOpened<Content>>;

/** Goes every way through what is read when it is opened, made by `createOpened`. */
export const openedGuide = <Content>(
  machine: OpenedMachine<Content>,
  { content, id, rules }: { content: Content; id: string | null; rules: readonly Rule[] },
): Guide<OpenedMachine<Content>> => ({
  machine,
  inputs: [{ id }],
  events: [
    { type: 'OPEN' },
    { type: 'CLOSE' },
    { type: 'RETRY' },
    done('read', content),
    failed('read', fault),
  ],
  rules: [
    {
      source: 'decisions, "Answers and failures"',
      text: 'What could not be read can be tried again.',
    },
    ...rules,
  ],
});
