import { change, put } from '../edit.ts';
import type { Fault } from '../fault.ts';
import { body, like, refusal, repairing } from '../spoil.ts';

const rounded = (price: unknown) =>
  typeof price === 'number' ? Math.round(price * 10_000) / 10_000 : price;

/** Answers a refusal of a name that only inactive records have like a success. */
const freeOnceInactive =
  (name: 'services' | 'tools'): Fault['answer'] =>
  async (call) => {
    const right = await call.pass();
    if (right.status !== 409) return right;
    const wanted = String((call.sent as { name?: string }).name)
      .trim()
      .toLowerCase();
    const all = await call.server.store.transaction('read', (tx) => tx.tenant('aster').query(name));
    const holder = all.find((each) => each.name.toLowerCase() === wanted);
    const made = { id: crypto.randomUUID(), version: 1, successMessages: [] };
    return holder?.status === false ? like(right, made) : right;
  };

/** Faults of services and tools. */
export const faults: Fault[] = [
  {
    kind: 'validation',
    area: 'services',
    name: 'a price that is too fine is rounded',
    on: ['createService', 'updateService'],
    answer: repairing(change('price', rounded)),
  },
  {
    kind: 'validation',
    area: 'tools',
    name: 'a price of a tool that is too fine is rounded',
    on: ['createTool', 'updateTool'],
    answer: repairing(change('price', rounded)),
  },
  {
    kind: 'rules',
    area: 'services',
    name: 'a new service is named by another id',
    on: 'createService',
    answer: body(put('id', '6f1c2a10-0000-4000-8000-0000000009ff')),
  },
  {
    kind: 'rules',
    area: 'tools',
    name: 'a new tool is named by another id',
    on: 'createTool',
    answer: body(put('id', '6f1c2a10-0000-4000-8000-0000000009ff')),
  },
  {
    kind: 'rules',
    area: 'services',
    name: 'a stale change names no properties',
    on: 'updateService',
    answer: refusal(put('changedFields', [])),
  },
  {
    kind: 'rules',
    area: 'services',
    name: 'the name of a service that is no longer active is free',
    on: 'createService',
    answer: freeOnceInactive('services'),
  },
  {
    kind: 'rules',
    area: 'tools',
    name: 'the name of a tool that is no longer active is free',
    on: 'createTool',
    answer: freeOnceInactive('tools'),
  },
  {
    kind: 'rules',
    area: 'tools',
    name: 'a tool that is no longer active is not listed',
    on: 'getTools',
    answer: body(
      change('listTools', (tools) =>
        (tools as { status: boolean }[]).filter((each) => each.status),
      ),
    ),
  },
];
