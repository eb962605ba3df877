import { put } from '../../edit.ts';
import type { InjectedFault } from '../../injected-fault.ts';
import { accepting, without, repairing, reversed } from '../../response-mutations.ts';

const area = 'teams';

/** Faults in teams and their groups, from the requirements. */
export const injectedFaults: InjectedFault[] = [
  {
    name: 'two teams share a name',
    kind: 'rules',
    area,
    on: 'saveTeam',
    response: accepting('teamNameTaken'),
  },
  {
    name: 'a team to which assets belong is deleted',
    kind: 'rules',
    area,
    on: 'deleteTeam',
    response: accepting('teamInUse'),
  },
  {
    name: 'more tasks are completed than there are',
    kind: 'validation',
    area,
    on: 'saveTeamGroup',
    response: accepting('completedAboveTotal'),
  },
  {
    name: 'a group moves to another team',
    kind: 'rules',
    area,
    on: 'saveTeamGroup',
    response: accepting('teamGroupUnknown'),
  },
  {
    name: 'a deleted team leaves its groups',
    kind: 'state',
    area,
    on: 'deleteTeam',
    response: without('teamGroups'),
  },
  {
    name: 'the tags of a deleted team stay of it',
    kind: 'state',
    area,
    on: 'deleteTeam',
    response: without('tags'),
  },
  {
    name: 'groups are always active',
    kind: 'rules',
    area,
    on: 'saveTeamGroup',
    response: repairing(put('isActive', true)),
  },
  {
    name: 'groups are listed the other way round',
    kind: 'rules',
    area,
    on: 'getTeamView',
    response: reversed('viewTeam.0.groupItems'),
  },
  {
    name: 'teams are listed the other way round',
    kind: 'rules',
    area,
    on: 'getTeams',
    response: reversed('teams'),
  },
  {
    name: 'two groups of a team share a name',
    kind: 'rules',
    area,
    on: 'saveTeamGroup',
    response: accepting('teamGroupNameTaken'),
  },
];
