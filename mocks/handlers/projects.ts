import { announceProjects } from '../common/projects/announce.ts';
import type { Handlers } from '../core/handler.ts';
import { days } from './projects/days.ts';
import { defaults } from './projects/defaults.ts';
import { eligible } from './projects/eligible.ts';
import { files } from './projects/files.ts';
import { heads } from './projects/heads.ts';
import { history } from './projects/history.ts';
import { hierarchy } from './projects/hierarchy.ts';
import { impediments } from './projects/impediments.ts';
import { links } from './projects/links.ts';
import { listing } from './projects/listing.ts';
import { members } from './projects/members.ts';
import { requests as linkRequests } from './projects/requests.ts';
import { pickers } from './projects/pickers.ts';
import { selection } from './projects/selection.ts';
import { tasks } from './projects/tasks.ts';
import { work } from './projects/work.ts';

export { default as requests } from '#openapi/generated/schemas/projects.requests.ts';
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
