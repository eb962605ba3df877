import { assign, setup, type ActorRefFrom } from 'xstate';
import type { FormActor } from '../records/form-values.ts';
import { followForm, suggestCode, type CodeSource } from './project-code.actors.ts';
import type { ProjectForm } from './project.ts';

interface ProjectCodeContext extends CodeSource {
  form: FormActor<ProjectForm>;
  /** The code that was put into the form last: another one was typed by the person. */
  suggested: string;
}

/** No request is sent while the person keeps typing; in ms. */
const pause = 400;

/**
 * Suggests the code of a new project from its name and parent, and puts it into the form as long as
 * the person has not typed a code of their own.
 */
export const projectCodeMachine = setup({
  types: {
    context: {} as ProjectCodeContext,
    events: {} as { type: 'source.changed' } & CodeSource,
    input: {} as { form: FormActor<ProjectForm> },
  },
  actors: { followForm, suggestCode },
  delays: { pause },
  guards: {
    isAnother: ({ context }, { name, parentId }: CodeSource) =>
      name !== context.name || parentId !== context.parentId,
    isNamed: ({ context }) => context.name !== '',
  },
  actions: {
    take: assign((_, { name, parentId }: CodeSource) => ({ name, parentId })),
    fillIn: assign(({ context }, { code }: { code: string }) => {
      const { form, suggested } = context;
      const state = form.getSnapshot();
      if (!state.hasTag('editable') || state.context.form.code !== suggested) return {};
      if (code !== suggested) form.send({ type: 'form.changed', change: { code } });
      return { suggested: code };
    }),
  },
}).createMachine({
  id: 'project-code',
  description: 'Suggests a code for a new project. Source: PROJ-053.',
  // A copied code belongs to the other project, so it is replaced like a suggested one.
  context: ({ input: { form } }) => ({
    form,
    name: '',
    parentId: null,
    suggested: form.getSnapshot().context.form.code,
  }),
  invoke: {
    id: 'followForm',
    src: 'followForm',
    input: ({ context: { form } }) => ({ form }),
    // The person types a code.
    onError: '.idle',
  },
  on: {
    'source.changed': {
      guard: { type: 'isAnother', params: ({ event }) => event },
      target: '.typing',
      reenter: true,
      actions: { type: 'take', params: ({ event }) => event },
    },
  },
  initial: 'idle',
  states: {
    idle: { description: 'The code fits the name and the parent, or there is no name yet.' },
    typing: {
      description: 'The person is typing the name; a code is requested once they pause.',
      after: { pause: [{ guard: 'isNamed', target: 'suggesting' }, { target: 'idle' }] },
    },
    suggesting: {
      description: 'An unused code is being requested.',
      invoke: {
        id: 'suggestCode',
        src: 'suggestCode',
        input: ({ context: { name, parentId } }) => ({ name, parentId }),
        onDone: {
          target: 'idle',
          actions: { type: 'fillIn', params: ({ event }) => ({ code: event.output }) },
        },
        // Without a suggestion, the person types a code.
        onError: 'idle',
      },
    },
  },
});

export type ProjectCodeActor = ActorRefFrom<typeof projectCodeMachine>;
