import { spawnChild, type ActorRefFrom } from 'xstate';
import { firstPage } from '../../lists/list-search.ts';
import { emptyCycle, type EditorStep } from './cycle-editor.ts';
import { editorSetup } from './cycle-editor.setup.ts';
import { listRelevantChecks } from './people/cycle-people.ts';

/** Goes on only when the fields of a step are valid; otherwise they show why not. */
const next = (step: EditorStep, target: EditorStep) =>
  [
    { guard: { type: 'isStepValid', params: { step } }, target, actions: 'clearErrors' },
    { actions: { type: 'showStepErrors', params: { step } } },
  ] as const;

/** Opens a step that comes before the present one. */
const open = (step: 'who' | 'workflow' | 'dates') =>
  ({
    guard: {
      type: 'isStep',
      params: ({ event }: { event: { step: EditorStep } }) => ({ requested: event.step, step }),
    },
    target: step,
    actions: 'clearErrors',
  }) as const;

/** A rejected field is shown at its step. */
const rejectedAt = (step: 'who' | 'workflow' | 'dates') =>
  ({
    guard: {
      type: 'isErrorAt',
      params: ({ event }: { event: { error: unknown } }) => ({ step, error: event.error }),
    },
    target: `filling.${step}`,
    actions: {
      type: 'showRejection',
      params: ({ event }: { event: { error: unknown } }) => event,
    },
  }) as const;

export const cycleEditorMachine = editorSetup.createMachine({
  id: 'cycle-editor',
  description:
    'A review cycle is created in steps: who, by which workflow, when, and a check of who lacks what. Going back loses nothing. Source: REVW-008, REVW-D19.',
  context: ({ input }) => ({
    ...input,
    form: emptyCycle,
    base: emptyCycle,
    version: null,
    madeId: null,
    choices: null,
    draft: null,
    errors: {},
    failure: null,
    cause: null,
    requested: firstPage,
    lacking: null,
  }),
  entry: spawnChild('candidates', { id: 'candidates', input: { search: firstPage } }),
  on: {
    // A list that could not be loaded starts again.
    'people.retry': {
      actions: { type: 'restartCandidates', params: ({ event }) => event },
    },
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'The teams and workflows are loading.',
      tags: 'busy',
      entry: 'clearLacking',
      invoke: {
        id: 'loadEditorChoices',
        src: 'loadEditorChoices',
        onDone: {
          target: 'offering',
          actions: { type: 'start', params: ({ event }) => event.output },
        },
        onError: {
          target: 'unavailable',
          actions: { type: 'storeCause', params: ({ event }) => event },
        },
      },
    },
    unavailable: {
      description: 'The teams and workflows could not be loaded; it can be tried again.',
      on: {
        // What failed with them starts again, too.
        retry: {
          target: 'loading',
          actions: { type: 'restartCandidates', params: { search: firstPage } },
        },
      },
    },
    offering: {
      description:
        'Unsaved input from this device is offered; the person continues with it, or discards it.',
      always: { guard: 'hasNoDraft', target: 'filling' },
      on: {
        'draft.restored': { target: 'filling', actions: ['restore', 'showTeam'] },
        'draft.discarded': { target: 'filling', actions: 'clearDraft' },
        CANCEL: { actions: 'emitExited' },
      },
    },
    filling: {
      description: 'The cycle is filled in, step by step.',
      tags: 'editable',
      initial: 'who',
      on: {
        'form.changed': { actions: { type: 'change', params: ({ event }) => event } },
        CANCEL: { actions: 'emitExited' },
        reset: { actions: 'reset' },
      },
      states: {
        who: {
          description: 'The person selects a team or everyone, and who is reviewed.',
          initial: 'selecting',
          on: {
            'team.select': [
              {
                guard: { type: 'isTeam', params: ({ event }) => event },
                target: '.narrowing',
                actions: [{ type: 'selectTeam', params: ({ event }) => event }, 'showTeam'],
              },
              {
                target: '.selecting',
                actions: [{ type: 'selectTeam', params: ({ event }) => event }, 'showTeam'],
              },
            ],
            'people.toggle': { actions: { type: 'toggle', params: ({ event }) => event } },
            'people.clear': { actions: 'clearPeople' },
            'interfacer.select': {
              actions: { type: 'selectInterfacer', params: ({ event }) => event },
            },
            'step.next': next('who', 'workflow'),
          },
          states: {
            selecting: {
              description: 'People are selected one by one, or all that match.',
              on: {
                'people.selectAll': {
                  target: 'selectingAll',
                  actions: { type: 'request', params: ({ event }) => event },
                },
              },
            },
            selectingAll: {
              description: 'Everyone who matches the search is being selected.',
              tags: 'busy',
              invoke: {
                id: 'loadMatchingIds',
                src: 'loadMatchingIds',
                input: ({ context: { requested } }) => ({ search: requested }),
                onDone: {
                  target: 'selecting',
                  actions: { type: 'selectAll', params: ({ event }) => event },
                },
                onError: {
                  target: 'selecting',
                  actions: { type: 'storeFailure', params: ({ event }) => event },
                },
              },
            },
            narrowing: {
              description: 'The selected people who are not in the team are being left out.',
              tags: 'busy',
              invoke: {
                id: 'narrowToTeam',
                src: 'narrowToTeam',
                input: ({ context: { form } }) => ({
                  teamId: form.teamId,
                  employeeIds: form.employeeIds,
                }),
                onDone: {
                  target: 'selecting',
                  actions: { type: 'retainOnly', params: ({ event }) => event },
                },
                onError: {
                  target: 'selecting',
                  actions: { type: 'storeFailure', params: ({ event }) => event },
                },
              },
            },
          },
        },
        workflow: {
          description: 'The person selects the workflow, and sees its steps.',
          on: {
            'step.next': next('workflow', 'dates'),
            'step.back': 'who',
            'step.open': [open('who')],
          },
        },
        dates: {
          description: 'The person enters name, period, year and days.',
          on: {
            'step.next': next('dates', 'check'),
            'step.back': 'workflow',
            'step.open': [open('who'), open('workflow')],
          },
        },
        check: {
          description: 'Shows who lacks what the workflow needs; the cycle can be created anyway.',
          initial: 'loading',
          on: {
            'step.back': 'dates',
            'step.open': [open('who'), open('workflow'), open('dates')],
            SAVE: [
              { guard: 'isFormValid', target: '#creating', actions: 'clearErrors' },
              { actions: 'showErrors' },
            ],
          },
          states: {
            loading: {
              description: 'Who lacks what is loading; the cycle can be created already.',
              entry: 'clearLacking',
              invoke: {
                id: 'loadLacking',
                src: 'loadLacking',
                input: ({ context: { form, choices } }) => ({
                  employeeIds: form.employeeIds,
                  checks: listRelevantChecks(
                    choices?.workflows.find(({ id }) => id === form.workflowId)?.executorTypes ??
                      [],
                  ),
                }),
                onDone: {
                  target: 'shown',
                  actions: { type: 'storeLacking', params: ({ event }) => event.output },
                },
                onError: {
                  target: 'failed',
                  actions: { type: 'storeCause', params: ({ event }) => event },
                },
              },
            },
            shown: { description: 'Who lacks what is shown, or that nobody does.' },
            failed: {
              description: 'It could not be checked who lacks what; it can be tried again.',
              on: { retry: 'loading' },
            },
          },
        },
      },
    },
    creating: {
      id: 'creating',
      description: 'The cycle is being created, with a review for each person.',
      tags: ['busy', 'saving'],
      invoke: {
        id: 'createCycle',
        src: 'createCycle',
        input: ({ context: { newId, form } }) => ({ id: newId, form }),
        onDone: 'saved',
        onError: [
          rejectedAt('who'),
          rejectedAt('workflow'),
          rejectedAt('dates'),
          {
            target: 'filling.check',
            actions: { type: 'storeFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    saved: { description: 'The cycle is created.', type: 'final' },
  },
});

export type CycleEditorActor = ActorRefFrom<typeof cycleEditorMachine>;
