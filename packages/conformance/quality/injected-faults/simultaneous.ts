/** Faults of a server that checks a unique value before the transaction that stores it. */
import { change, put } from './edit.ts';
import type { InjectedFault, InjectedCall } from './injected-fault.ts';
import { editErrorResponse, repairing } from './response-mutations.ts';

type Responder = InjectedFault['response'];

/** Treats a conflict (409) differently while another request with the same value is in progress. */
const whileAnother =
  (field: string, instead: Responder): Responder =>
  async (call) => {
    const value = readText(call, field);
    const key = `${call.id} ${value}`;
    if (value === '') return call.pass();
    if (call.memory.has(key)) {
      const right = await call.pass(call.request.clone());
      return right.status === 409 ? instead(call) : right;
    }
    call.memory.set(key, true);
    try {
      return await call.pass();
    } finally {
      call.memory.delete(key);
    }
  };

function readText({ sent }: InjectedCall, field: string): string {
  const value: unknown =
    typeof sent === 'object' && sent !== null ? Reflect.get(sent, field) : undefined;
  return typeof value === 'string' ? value : '';
}

/**
 * Two simultaneous requests with the same value both succeed. The store rejects a second record with
 * the value, so it is stored with another one.
 */
export const racing = (
  field: string,
  toOther: (value: string) => string = (value) => `${value}-2`,
): Responder => whileAnother(field, repairing(change(field, (value) => toOther(String(value)))));

/** The second of two simultaneous requests gets the error of a constraint of the database. */
export const failingLate = (field: string): Responder =>
  whileAnother(field, editErrorResponse(put('code', 'uniqueViolation')));
