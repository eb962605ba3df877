/** Small machines, one for each thing that a chart may hold. Tests and stories of the panel use them. */
export { callingMachine, type OrdersApi } from './calling.machine.ts';
export { delayedMachine } from './delayed.machine.ts';
export { guardedMachine } from './guarded.machine.ts';
export { historyMachine } from './history.machine.ts';
export { parallelMachine } from './parallel.machine.ts';
export { spawningMachine, taskMachine } from './spawning.machine.ts';
