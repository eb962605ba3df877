import { announceProjects } from '../common/projects/announce.ts';
import type { Handlers } from '../core/requests/handler.ts';
import { days } from './projects/parts/days.ts';
import { defaults } from './projects/defaults.ts';
import { eligible } from './projects/list/eligible.ts';
import { files } from './projects/parts/files.ts';
import { heads } from './projects/parts/heads.ts';
import { history } from './projects/parts/history.ts';
import { hierarchy } from './projects/parts/hierarchy.ts';
import { impediments } from './projects/tasks/impediments.ts';
import { links } from './projects/parts/links.ts';
import { listing } from './projects/list/listing.ts';
import { members } from './projects/parts/members.ts';
import { requests as linkRequests } from './projects/requests.ts';
import { pickers } from './projects/list/pickers.ts';
import { selection } from './projects/tasks/selection.ts';
import { tasks } from './projects/tasks/tasks.ts';
import { work } from './projects/tasks/work.ts';

export { default as requests } from '@atrium/contract/generated/schemas/projects.requests.ts';
export const messages = async () => (await import('./projects/messages.ts')).projects;

/** Projects and what belongs to them. Source: PROJ-001, PROJ-041, PROJ-049. */
export const handlers: Handlers<'projects'> = announceProjects({
  ...listing,
  ...heads,
  ...members,
  ...eligible,
  ...days,
  ...history,
  ...tasks,
  ...hierarchy,
  ...links,
  ...linkRequests,
  ...files,
  ...impediments,
  ...selection,
  ...pickers,
  ...work,
  ...defaults,
});
