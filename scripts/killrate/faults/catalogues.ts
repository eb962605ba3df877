import { change, put } from '../edit.ts';
import type { Fault } from '../fault.ts';
import { body, refusal, repairing } from '../spoil.ts';

const rounded = (price: unknown) =>
  typeof price === 'number' ? Math.round(price * 10_000) / 10_000 : price;

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
];
