import { change, put } from '../../edit.ts';
import type { InjectedFault } from '../../injected-fault.ts';
import { body, like, editErrorResponse, repairing } from '../../response-mutations.ts';

const rounded = (price: unknown) =>
  typeof price === 'number' ? Math.round(price * 10_000) / 10_000 : price;

/** Returns success instead of rejecting a name that only inactive records have. */
const freeOnceInactive =
  (name: 'services' | 'tools'): InjectedFault['response'] =>
  async (call) => {
    const right = await call.pass();
    if (right.status !== 409) return right;
    const requested = String((call.sent as { name?: string }).name)
      .trim()
      .toLowerCase();
    const all = await call.server.store.transaction('read', (tx) => tx.tenant('aster').query(name));
    const duplicate = all.find((each) => each.name.toLowerCase() === requested);
    const made = { id: crypto.randomUUID(), version: 1, successMessages: [] };
    return duplicate?.status === false ? like(right, made) : right;
  };

/** Faults in services and tools. */
export const injectedFaults: InjectedFault[] = [
  {
    kind: 'validation',
    area: 'services',
    name: 'a price that is too fine is rounded',
    on: ['createService', 'updateService'],
    response: repairing(change('price', rounded)),
  },
  {
    kind: 'validation',
    area: 'tools',
    name: 'a price of a tool that is too fine is rounded',
    on: ['createTool', 'updateTool'],
    response: repairing(change('price', rounded)),
  },
  {
    kind: 'rules',
    area: 'services',
    name: 'a new service is named by another id',
    on: 'createService',
    response: body(put('id', '6f1c2a10-0000-4000-8000-0000000009ff')),
  },
  {
    kind: 'rules',
    area: 'tools',
    name: 'a new tool is named by another id',
    on: 'createTool',
    response: body(put('id', '6f1c2a10-0000-4000-8000-0000000009ff')),
  },
  {
    kind: 'rules',
    area: 'services',
    name: 'a stale change names no properties',
    on: 'updateService',
    response: editErrorResponse(put('changedFields', [])),
  },
  {
    kind: 'rules',
    area: 'services',
    name: 'the name of a service that is no longer active is free',
    on: 'createService',
    response: freeOnceInactive('services'),
  },
  {
    kind: 'rules',
    area: 'tools',
    name: 'the name of a tool that is no longer active is free',
    on: 'createTool',
    response: freeOnceInactive('tools'),
  },
  {
    kind: 'rules',
    area: 'tools',
    name: 'a tool that is no longer active is not listed',
    on: 'getTools',
    response: body(
      change('listTools', (tools) =>
        (tools as { status: boolean }[]).filter((each) => each.status),
      ),
    ),
  },
];
