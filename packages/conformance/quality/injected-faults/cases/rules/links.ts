import { put } from '../../edit.ts';
import type { InjectedFault } from '../../injected-fault.ts';
import { accepting, body, ignoring, reversed, without } from '../../response-mutations.ts';

const area = 'projects';

/** Faults in pending requests to link projects, and in the search for projects to link. */
export const injectedFaults: InjectedFault[] = [
  {
    name: 'a denied link request keeps waiting',
    kind: 'state',
    area,
    on: 'denySubProjectRequest',
    response: without('subProjectRequests'),
  },
  {
    name: 'nobody is notified of a request that is denied from the project',
    kind: 'state',
    area,
    on: 'denySubProjectRequest',
    response: without('notifications'),
  },
  {
    name: 'members deny link requests',
    kind: 'authorization',
    area,
    on: 'denySubProjectRequest',
    response: accepting('notOwnerOrAbove'),
  },
  {
    name: 'a withdrawn link request still waits in the bell',
    kind: 'state',
    area,
    on: 'withdrawSubProjectRequest',
    response: without('notifications'),
  },
  {
    name: 'two link requests cross each other',
    kind: 'rules',
    area,
    on: 'requestSubProjectLink',
    response: accepting('linkCrossed'),
  },
  {
    name: 'a link request waits for someone who has left',
    kind: 'rules',
    area,
    on: 'requestSubProjectLink',
    response: accepting('requestUnanswerable'),
  },
  {
    name: 'everyone may answer the listed link requests',
    kind: 'authorization',
    area,
    on: 'getProject',
    response: body(put('linkRequests.*.mayAnswer', true)),
  },
  {
    name: 'a requested project is shown as linked',
    kind: 'rules',
    area,
    on: 'getProject',
    response: body(put('project.linkState', 'linked')),
  },
  {
    name: 'the owner does not learn that a sub-project was delinked',
    kind: 'state',
    area,
    on: 'delinkProject',
    response: without('notifications'),
  },
  {
    name: 'the search for projects to link finds everything',
    kind: 'rules',
    area,
    on: 'searchLinkableProjects',
    response: ignoring('searchCharacters'),
  },
  {
    name: 'projects to link are listed in reverse',
    kind: 'rules',
    area,
    on: 'searchLinkableProjects',
    response: reversed('projects'),
  },
];
