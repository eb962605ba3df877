import type { AnyStateMachine } from 'xstate';
import { projectDaysMachine } from './project-days.machine.ts';
import { projectHeadMachine } from '../project-head.machine.ts';
import { projectHistoryMachine } from './project-history.machine.ts';
import { projectLinksMachine } from '../links/project-links.machine.ts';
import { projectMembersMachine } from '../people/project-members.machine.ts';
import { projectOwnerMachine } from '../people/project-owner.machine.ts';
import { projectFilesMachine } from '../files/project-files.machine.ts';
import { projectImpedimentsMachine } from '../impediments/project-impediments.machine.ts';
import { projectTagsMachine } from '../list/project-tags.machine.ts';
import type { ProjectPartName } from './project-part.ts';
import { projectSubProjectsMachine } from './project-sub-projects.machine.ts';
import { projectTasksMachine } from '../tasks/project-tasks.machine.ts';

/**
 * The machines of the overview's parts, by the names under which the overview's machine spawns
 * them. Each takes a `ProjectPartInput`, and none has a final state: it gets each new state of the
 * project.
 */
export const projectParts: Readonly<Partial<Record<ProjectPartName, AnyStateMachine>>> = {
  head: projectHeadMachine,
  days: projectDaysMachine,
  owner: projectOwnerMachine,
  members: projectMembersMachine,
  tasks: projectTasksMachine,
  subProjects: projectSubProjectsMachine,
  links: projectLinksMachine,
  files: projectFilesMachine,
  impediments: projectImpedimentsMachine,
  tags: projectTagsMachine,
  history: projectHistoryMachine,
};
