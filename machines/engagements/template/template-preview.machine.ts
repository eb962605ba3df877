import { assign, setup, type ActorRefFrom } from 'xstate';
import { loadTemplate } from './template.actors.ts';
import type { TemplateStage } from './template.ts';

export const templatePreviewMachine = setup({
  types: {
    context: {} as { stages: readonly TemplateStage[] },
    events: {} as { type: 'retry' },
  },
  actors: { loadTemplate },
  actions: { show: assign((_, stages: readonly TemplateStage[]) => ({ stages })) },
}).createMachine({
  id: 'template-preview',
  description:
    'The stages that a new engagement gets from the template, before it is created. Source: ENGAG-098, ENGAG-D42.',
  context: { stages: [] },
  initial: 'loading',
  states: {
    loading: {
      description: 'The stages of the template are loading.',
      invoke: {
        id: 'loadTemplate',
        src: 'loadTemplate',
        onDone: { target: 'shown', actions: { type: 'show', params: ({ event }) => event.output } },
        onError: 'unavailable',
      },
    },
    shown: {
      description: 'The stages that will be copied are listed.',
      on: { retry: 'loading' },
    },
    unavailable: {
      description: 'The stages could not be loaded; the engagement can be created without that.',
      on: { retry: 'loading' },
    },
  },
});

export type TemplatePreviewActor = ActorRefFrom<typeof templatePreviewMachine>;
