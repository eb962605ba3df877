/** Shared helpers of the tool recipes and scenarios. */
import type { Actor, ScenarioContext } from '../scenario/types.ts';
import { toWireFormat } from './wire-format.ts';

/** A tool in the request format. */
export const toolFields = (ctx: ScenarioContext) => ({
  name: ctx.name('Tool'),
  price: 12.345,
  userLimits: 10,
});

/** A new tool in the request format. */
export async function tool(ctx: ScenarioContext, me: Actor) {
  const body = toolFields(ctx);
  await me.request('createTool', { body });
  const { listTools } = await me.request('getTools');
  const made = listTools.find(({ name }) => name === body.name);
  if (!made) throw new Error('The new tool is not in the list.');
  return toWireFormat(made);
}
