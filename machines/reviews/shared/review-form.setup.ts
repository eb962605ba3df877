import { assign, enqueueActions, setup, stopChild } from 'xstate';
import type { Clock } from '../../clock.ts';
import type { SavedTextMachine } from './create-saved-text.ts';
import {
  getTextName,
  listComments,
  listItems,
  listMissing,
  listWithStatus,
  toAnswerSource,
  toCommentSource,
  toNewSource,
  type FormDetail,
  type FormDrafts,
  type FormTexts,
} from './review-form.ts';
import type { TextLink, TextRemoved, TextReport, TextSource, TextStatus } from './saved-text.ts';

/** What a form reports to the machine of its page. */
export type FormReport =
  /** Everything is on the server; the required questions without an answer are `missing`. */
  | { type: 'form.settled'; missing: readonly string[] }
  /** Something cannot be saved for now. */
  | { type: 'form.blocked'; missing: readonly string[] }
  /** A text can no longer be changed: the review has to be loaded again. */
  | { type: 'form.denied' };

export interface ReviewFormInput {
  link: TextLink;
  clock: Clock;
  report: { send: (event: FormReport) => void };
  forms: readonly FormDetail[];
  /** What this device has stored. */
  drafts: FormDrafts;
  /** Answers that can be commented on: those that are written, or while any is, all that are read. */
  commentsOn?: 'written' | 'all' | undefined;
}

export interface ReviewFormContext extends ReviewFormInput, FormTexts {
  /** What happens to the texts that have an actor, by their ids. */
  statuses: Readonly<Record<string, TextStatus>>;
  /** The texts that are not on the server yet: the page stores them on this device. */
  typed: FormDrafts;
  /** The ids of the comments that have an actor, by answer, oldest first. */
  comments: Readonly<Record<string, readonly string[]>>;
}

export type ReviewFormEvent =
  | { type: 'forms.loaded'; forms: readonly FormDetail[] }
  | TextReport
  | TextRemoved
  /** `id` is new. */
  | { type: 'comment.add'; answerId: string; id: string }
  | { type: 'form.flush' | 'network.returned' };

export interface ReviewFormOptions {
  /** The form's name in every layer, e.g. `client-review-form`. */
  id: string;
  description: string;
  answer: SavedTextMachine;
  comment: SavedTextMachine;
}

type TextName = `text ${string}`;

/** The most comments of a client on an answer. Source: REVW-D15. */
const mostComments = 50;

const without = <Value>(values: Readonly<Record<string, Value>>, id: string) =>
  Object.fromEntries(Object.entries(values).filter(([key]) => key !== id));

const withoutComment = (forms: readonly FormDetail[], id: string): readonly FormDetail[] =>
  forms.map((form) => ({
    ...form,
    questionAndAnswerItems: form.questionAndAnswerItems.map((item) => ({
      ...item,
      commentItems: item.commentItems.filter((comment) => comment.id !== id),
      clientCommentItems: item.clientCommentItems.filter((comment) => comment.id !== id),
    })),
  }));

const getMissing = (form: FormTexts): readonly string[] => listMissing(form).map(({ id }) => id);

/** The texts that need an actor: those that can be changed, and those that this device stores. */
function listSources(
  forms: readonly FormDetail[],
  { drafts, commentsOn }: Pick<ReviewFormInput, 'drafts' | 'commentsOn'>,
): readonly TextSource[] {
  const items = listItems(forms);
  const all = items.flatMap((item) => [
    toAnswerSource(item),
    ...listComments(item).map(toCommentSource),
  ]);
  const known = new Set(all.map(({ id }) => id));
  const editable = new Map(items.map(({ id }) => [id, isCommentable({ forms, commentsOn }, id)]));
  const added = Object.entries(drafts).flatMap(([id, { answerId }]) => {
    const isEditable = editable.get(answerId);
    return known.has(id) || isEditable === undefined ? [] : [toNewSource(id, answerId, isEditable)];
  });
  return [...all.filter(({ id, isEditable }) => isEditable || id in drafts), ...added];
}

/** Whether the person may comment on an answer now. */
function isCommentable(
  { forms, commentsOn = 'written' }: Pick<ReviewFormInput, 'forms' | 'commentsOn'>,
  answerId: string,
): boolean {
  const items = listItems(forms);
  const isOpen = commentsOn === 'all' && forms.some(({ isEditable }) => isEditable);
  return items.some(({ id, isEditable }) => id === answerId && (isOpen || isEditable));
}

/** The type of the children of a form: a machine for each text. */
const children: Record<TextName, 'answer' | 'comment'> = {};

/** The guards, actions and actors of a form; its states are in `create-review-form.ts`. */
export const reviewFormSetup = ({ answer, comment }: ReviewFormOptions) =>
  setup({
    types: {
      context: {} as ReviewFormContext,
      events: {} as ReviewFormEvent,
      input: {} as ReviewFormInput,
      children,
    },
    actors: { answer, comment },
    guards: {
      hasPending: ({ context }) => listWithStatus(context, ['pending']).length > 0,
      hasWaiting: ({ context }) => listWithStatus(context, ['waiting']).length > 0,
      hasUnsaved: ({ context }) =>
        listWithStatus(context, ['waiting', 'blocked', 'denied']).length > 0,
      isSettled: ({ context }) =>
        Object.values(context.statuses).every((status) => status === 'stored'),
      isBlocked: ({ context }) => listWithStatus(context, ['pending']).length === 0,
      isDenied: ({ context }, { id, status }: TextReport) =>
        status === 'denied' && context.statuses[id] !== 'denied',
      isKnown: ({ context }, { id }: { id: string }) => id in context.statuses,
      canComment: ({ context }, { answerId }: { answerId: string }) =>
        isCommentable(context, answerId) &&
        (context.comments[answerId]?.length ?? 0) < mostComments,
    },
    actions: {
      /** An actor for each text that needs one; those that exist receive what was loaded. */
      follow: enqueueActions(({ context, self, enqueue }, { forms }: Pick<FormTexts, 'forms'>) => {
        const { link, clock, statuses, drafts } = context;
        const sources = listSources(forms, context);
        const known = new Set(sources.map(({ id }) => id));
        const others = listItems(forms).flatMap((item) => [
          toAnswerSource(item),
          ...listComments(item).map(toCommentSource),
        ]);
        for (const source of [...sources, ...others.filter(({ id }) => !known.has(id))]) {
          if (source.id in statuses) {
            enqueue.sendTo(getTextName(source.id), { type: 'text.loaded', source });
          }
        }
        const added = sources.filter(({ id }) => !(id in statuses));
        for (const source of added) {
          const draft = drafts[source.id] ?? null;
          enqueue.spawnChild(source.id === source.answerId ? 'answer' : 'comment', {
            id: getTextName(source.id),
            input: { link, clock, source, draft, report: self },
          });
        }
        const comments = added.filter(({ id, answerId }) => id !== answerId);
        enqueue.assign({
          forms,
          statuses: {
            ...statuses,
            ...Object.fromEntries(added.map(({ id }) => [id, 'stored' as const])),
          },
          comments: {
            ...context.comments,
            ...Object.fromEntries(
              [...Map.groupBy(comments, ({ answerId }) => answerId)].map(([answerId, own]) => [
                answerId,
                [...(context.comments[answerId] ?? []), ...own.map(({ id }) => id)],
              ]),
            ),
          },
        });
      }),
      note: assign(({ context }, { id, text, version, status }: TextReport) => {
        const answerId = findAnswerId(context, id);
        const typed = without(context.typed, id);
        return {
          statuses: { ...context.statuses, [id]: status },
          ...(answerId === id && { texts: { ...context.texts, [id]: text } }),
          typed: status === 'stored' ? typed : { ...typed, [id]: { answerId, text, version } },
        };
      }),
      // Not in `enqueueActions`: its author reports it within an action of its own.
      stopText: stopChild((_, { id }: { id: string }) => getTextName(id)),
      drop: assign(({ context }, { id }: { id: string }) => {
        const answerId = findAnswerId(context, id);
        return {
          forms: withoutComment(context.forms, id),
          statuses: without(context.statuses, id),
          typed: without(context.typed, id),
          comments: {
            ...context.comments,
            [answerId]: (context.comments[answerId] ?? []).filter((each) => each !== id),
          },
        };
      }),
      addComment: enqueueActions(
        ({ context, self, enqueue }, { answerId, id }: { answerId: string; id: string }) => {
          const { link, clock } = context;
          const source = toNewSource(id, answerId, true);
          enqueue.spawnChild('comment', {
            id: getTextName(id),
            input: { link, clock, source, draft: null, report: self },
          });
          enqueue.assign({
            statuses: { ...context.statuses, [id]: 'stored' as const },
            comments: {
              ...context.comments,
              [answerId]: [...(context.comments[answerId] ?? []), id],
            },
          });
        },
      ),
      flush: enqueueActions(({ context, enqueue }) => {
        for (const id of Object.keys(context.statuses)) {
          enqueue.sendTo(getTextName(id), { type: 'text.flush' });
        }
      }),
      resend: enqueueActions(({ context, enqueue }) => {
        for (const id of listWithStatus(context, ['waiting'])) {
          enqueue.sendTo(getTextName(id), { type: 'network.returned' });
        }
      }),
      reportSettled: ({ context }) =>
        context.report.send({ type: 'form.settled', missing: getMissing(context) }),
      reportBlocked: ({ context }) =>
        context.report.send({ type: 'form.blocked', missing: getMissing(context) }),
      reportDenied: ({ context }) => context.report.send({ type: 'form.denied' }),
    },
  });

/** The answer that a text is, or is about. */
function findAnswerId({ comments, typed }: ReviewFormContext, id: string): string {
  const [answerId] = Object.entries(comments).find(([, ids]) => ids.includes(id)) ?? [];
  return answerId ?? typed[id]?.answerId ?? id;
}
