import { announceProjects } from '../common/projects/announce.ts';
import type { Handlers } from '../core/requests/handler.ts';
import { assignments } from './tags/assignments.ts';
import { catalogue } from './tags/catalogue.ts';
import { deletion } from './tags/deletion.ts';
import { merging } from './tags/merging.ts';

export { default as requests } from '@atrium/contract/generated/schemas/tags.requests.ts';
export const messages = async () => (await import('./tags/messages.ts')).tags;

/** Tags and their assignment to projects. Source: PRIV-047, PROJ-010. */
export const handlers: Handlers<'tags'> = announceProjects({
  ...catalogue,
  ...deletion,
  ...merging,
  ...assignments,
});
