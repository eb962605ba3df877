/** What recipes and scenarios of tools share. */
import type { Actor, Kit } from '../scenario/types.ts';
import { asSent } from './as-sent.ts';

/** A tool as it is sent. */
export const toolFields = (kit: Kit) => ({ name: kit.name('Tool'), price: 12.345, userLimits: 10 });

/** A new tool as it is sent back. */
export async function tool(kit: Kit, me: Actor) {
  const body = toolFields(kit);
  await me.ask('createTool', { body });
  const { listTools } = await me.ask('getTools');
  const made = listTools.find(({ name }) => name === body.name);
  if (!made) throw new Error('The new tool is not listed.');
  return asSent(made);
}
