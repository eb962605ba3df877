import type { createOpened } from '../records/create-opened.ts';
import { serverError } from './fixtures.ts';
import type { TestModel, Rule } from './test-model.ts';
import { done, failed } from './paths.ts';

type OpenedMachine<Content> = ReturnType<typeof createOpened<Content>>;

interface OpenedExamples<Content> {
  /** The content of the first load. */
  content: Content;
  /** For paged content: all of it, after more was loaded. */
  full?: Content;
  id: string | null;
  rules: readonly Rule[];
}

const createLoadingMore = (full: unknown) => [
  { type: 'content.loadMore' as const },
  done('readMore', full),
  failed('readMore', serverError),
];

/** Covers every path through content that is loaded when it is opened, made by `createOpened`. */
export const createOpenedTestModel = <Content>(
  machine: OpenedMachine<Content>,
  { content, id, rules, full }: OpenedExamples<Content>,
): TestModel<OpenedMachine<Content>> => ({
  machine,
  inputs: [{ id }],
  events: [
    { type: 'OPEN' },
    { type: 'CLOSE' },
    { type: 'retry' },
    done('read', content),
    failed('read', serverError),
    ...(full === undefined ? [] : createLoadingMore(full)),
  ],
  rules: [
    {
      source: 'ADR 0024',
      text: 'Content that could not be loaded can be tried again.',
    },
    ...rules,
  ],
});
