/** What recipes and scenarios of tools share. */
import type { Actor, ScenarioContext } from '../scenario/types.ts';
import { toWireFormat } from './wire-format.ts';

/** A tool as it is sent. */
export const toolFields = (ctx: ScenarioContext) => ({
  name: ctx.name('Tool'),
  price: 12.345,
  userLimits: 10,
});

/** A new tool as it is sent back. */
export async function tool(ctx: ScenarioContext, me: Actor) {
  const body = toolFields(ctx);
  await me.request('createTool', { body });
  const { listTools } = await me.request('getTools');
  const made = listTools.find(({ name }) => name === body.name);
  if (!made) throw new Error('The new tool is not listed.');
  return toWireFormat(made);
}
