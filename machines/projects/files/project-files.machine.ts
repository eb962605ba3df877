import { assign, setup, type ActorRefFrom } from 'xstate';
import type { PartOutput } from '../../records/create-record-part.ts';
import { projectFileDeletionMachine } from './project-file-deletion.machine.ts';
import { projectFileMachine } from './project-file.machine.ts';
import type { ProjectFile } from './project-file.ts';
import type { ProjectPartInput, ProjectPartUpdate } from '../parts/project-part.ts';

export interface ProjectFilesContext extends ProjectPartInput {
  /** Newest first. */
  files: readonly ProjectFile[];
  /** The link that is edited or deleted; null for a new one. */
  file: ProjectFile | null;
}

export type ProjectFilesEvent =
  | ProjectPartUpdate
  | { type: 'file.add' }
  | { type: 'file.edit' | 'file.delete'; file: ProjectFile };

export const projectFilesMachine = setup({
  types: {
    context: {} as ProjectFilesContext,
    events: {} as ProjectFilesEvent,
    input: {} as ProjectPartInput,
    children: {} as { file: 'file'; deletion: 'deletion' },
  },
  actors: { file: projectFileMachine, deletion: projectFileDeletionMachine },
  guards: {
    isOutdated: (_, { output }: { output: PartOutput }) => output.isOutdated,
  },
  actions: {
    update: assign((_, { detail }: ProjectPartUpdate) => ({
      detail,
      files: detail.projectFilesStorage,
    })),
    select: assign((_, { file }: { file: ProjectFile }) => ({ file })),
    selectNew: assign({ file: null }),
    removeDeleted: assign(({ context: { files, file } }) => ({
      files: files.filter(({ id }) => id !== file?.id),
    })),
    reportChange: ({ context }) => context.report.send({ type: 'project.changed' }),
  },
}).createMachine({
  id: 'project-files',
  description:
    'The file links of a project, newest first: they are added, edited and deleted in dialogs of their own. Source: PROJ-012, PROJ-092, PROJ-093, PROJ-094.',
  context: ({ input }) => ({ ...input, files: input.detail.projectFilesStorage, file: null }),
  on: { 'project.updated': { actions: { type: 'update', params: ({ event }) => event } } },
  initial: 'shown',
  states: {
    shown: {
      description: 'The file links are shown; no dialog is open.',
      on: {
        'file.add': { target: 'editing', actions: 'selectNew' },
        'file.edit': {
          target: 'editing',
          actions: { type: 'select', params: ({ event }) => event },
        },
        'file.delete': {
          target: 'deleting',
          actions: { type: 'select', params: ({ event }) => event },
        },
      },
    },
    editing: {
      description: 'A file link is added or edited in its dialog.',
      invoke: {
        id: 'file',
        src: 'file',
        input: ({ context: { detail, file } }) => ({ parentId: detail.project.id, part: file }),
        onDone: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'shown',
            actions: 'reportChange',
          },
          { target: 'shown' },
        ],
        onError: { target: 'shown', actions: 'reportChange' },
      },
    },
    deleting: {
      description: 'Asks whether to delete a file link, and deletes it.',
      invoke: {
        id: 'deletion',
        src: 'deletion',
        input: ({ context: { file } }) => ({ part: file as ProjectFile }),
        onDone: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'shown',
            actions: ['removeDeleted', 'reportChange'],
          },
          { target: 'shown' },
        ],
        onError: { target: 'shown', actions: 'reportChange' },
      },
    },
  },
});

export type ProjectFilesActor = ActorRefFrom<typeof projectFilesMachine>;
