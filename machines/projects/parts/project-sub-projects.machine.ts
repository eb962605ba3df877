import { assertEvent, assign, setup, type ActorRefFrom } from 'xstate';
import type { PartOutput } from '../../records/create-record-part.ts';
import { projectDelinkingMachine } from '../links/project-delinking.machine.ts';
import type { SubProject } from '../links/project-link.ts';
import { projectLinkMachine } from '../links/project-link.machine.ts';
import type { ProjectPartInput, ProjectPartUpdate } from './project-part.ts';

export interface ProjectSubProjectsContext extends ProjectPartInput {
  /** The sub-project that is delinked. */
  selected: SubProject | null;
}

export type ProjectSubProjectsEvent =
  | ProjectPartUpdate
  | { type: 'LINK' }
  | { type: 'DELINK'; subProject: SubProject };

export const projectSubProjectsMachine = setup({
  types: {
    context: {} as ProjectSubProjectsContext,
    events: {} as ProjectSubProjectsEvent,
    input: {} as ProjectPartInput,
    children: {} as { link: 'link'; delinking: 'delinking' },
  },
  actors: { link: projectLinkMachine, delinking: projectDelinkingMachine },
  guards: {
    canLink: ({ context: { detail, employeeId } }) =>
      employeeId !== null && detail.project.isEditable,
    canDelink: (_, { subProject }: { subProject: SubProject }) =>
      subProject.isProjectOwner === true,
    isOutdated: (_, { output }: { output: PartOutput }) => output.isOutdated,
  },
  actions: {
    update: assign(({ event }) => {
      assertEvent(event, 'project.updated');
      return { detail: event.detail };
    }),
    select: assign((_, { subProject }: { subProject: SubProject }) => ({ selected: subProject })),
    dropSelected: assign(({ context: { detail, selected } }) => ({
      detail: {
        ...detail,
        subProjects: detail.subProjects.filter(({ id }) => id !== selected?.id),
      },
    })),
    reportChanged: ({ context }) => context.report.send({ type: 'project.changed' }),
  },
}).createMachine({
  id: 'project-sub-projects',
  description:
    'The sub-projects of a project: own projects are linked below it, and sub-projects are delinked. Source: PROJ-009, PROJ-025.',
  context: ({ input }) => ({ ...input, selected: null }),
  on: { 'project.updated': { actions: 'update' } },
  initial: 'resting',
  states: {
    resting: {
      description: 'The sub-projects are listed.',
      on: {
        LINK: { guard: 'canLink', target: 'linking' },
        DELINK: {
          guard: { type: 'canDelink', params: ({ event }) => event },
          target: 'delinking',
          actions: { type: 'select', params: ({ event }) => event },
        },
      },
    },
    linking: {
      description: 'An own project is selected in its dialog, which has its own machine.',
      invoke: {
        id: 'link',
        src: 'link',
        input: ({ context: { detail, employeeId } }) => ({
          kind: 'SubProject' as const,
          projectId: detail.project.id,
          employeeId: employeeId ?? '',
        }),
        onDone: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'resting',
            actions: 'reportChanged',
          },
          { target: 'resting' },
        ],
        onError: { target: 'resting', actions: 'reportChanged' },
      },
    },
    delinking: {
      description:
        'A sub-project is removed from this one after a confirmation, which has its own machine.',
      invoke: {
        id: 'delinking',
        src: 'delinking',
        input: ({ context: { selected } }) => {
          if (!selected) throw new Error('No sub-project is selected; send DELINK with one first.');
          return { part: selected };
        },
        onDone: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'resting',
            actions: ['dropSelected', 'reportChanged'],
          },
          { target: 'resting' },
        ],
        onError: { target: 'resting', actions: 'reportChanged' },
      },
    },
  },
});

export type ProjectSubProjectsActor = ActorRefFrom<typeof projectSubProjectsMachine>;
