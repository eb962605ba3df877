import { describe, expect, it } from 'vitest';
import { ordersContract } from '../../testing/orders-contract.ts';
import { readContract } from './contract.ts';

const contract = readContract(ordersContract);
const body = (operation: string, choice: string): unknown =>
  JSON.parse(contract.getResponse(operation, choice)?.body ?? 'null');

describe('the operation of a request', () => {
  it('the operation is found by method and path, literal paths first', () => {
    expect(contract.operationAt('GET', '/orders/o1')).toBe('getOrder');
    expect(contract.operationAt('GET', '/orders/latest')).toBe('getLatest');
    expect(contract.operationAt('POST', '/orders')).toBe('placeOrder');
    expect(contract.operationAt('DELETE', '/orders/o1')).toBeUndefined();
    expect(contract.operationAt('GET', '/orders/o1/lines')).toBeUndefined();
  });
});

describe('the response choices of an operation', () => {
  it('the choices are each success with its examples, each error and the network scenarios', () => {
    expect(
      contract.choicesFor('getOrder').map(({ id, kind, status }) => [id, kind, status]),
    ).toEqual([
      ['200', 'success', 200],
      ['200 full', 'success', 200],
      ['200 bare', 'success', 200],
      ['404', 'error', 404],
      ['500', 'error', 500],
      ['slow', 'network', null],
      ['offline', 'network', null],
      ['malformed', 'network', 200],
      ['empty', 'network', 200],
    ]);
    expect(contract.choicesFor('getOrder')[1]?.label).toBe('200 One with items');
  });

  it('the choices for a response without a body include no malformed or empty one', () => {
    expect(contract.choicesFor('getLatest').map(({ id }) => id)).toEqual([
      '204',
      'slow',
      'offline',
    ]);
  });

  it('an operation that the contract does not define has no choices', () => {
    expect(contract.choicesFor('getNothing')).toEqual([]);
  });
});

describe('a mocked response', () => {
  it('a success without an example is not mocked: the server responds', () => {
    expect(contract.getResponse('getOrder', '200')).toBeNull();
    expect(contract.getResponse('placeOrder', '201')).toBeNull();
  });

  it('the mocked response is the contract’s example, with references resolved', () => {
    expect(body('getOrder', '200 bare')).toEqual({ id: 'o1', items: 0 });
    expect(body('getOrder', '404')).toEqual({ code: 'notFound' });
    expect(contract.getResponse('getOrder', '404')).toMatchObject({
      status: 404,
      contentType: 'application/json',
    });
  });

  it('the mocked response is generated from the schema if there is no example', () => {
    expect(body('getOrder', '500')).toMatchObject({
      code: 'error',
      traceId: '00000000-0000-4000-8000-000000000000',
    });
  });

  it('the mocked response has no body if the contract defines none', () => {
    expect(contract.getResponse('placeOrder', '503')).toMatchObject({ status: 503, body: null });
  });

  it('an empty mocked response has empty lists, and null where the contract allows it', () => {
    expect(body('getOrder', 'empty')).toEqual({
      id: 'text',
      items: 1,
      lines: [],
      note: null,
      buyer: null,
    });
    expect(body('placeOrder', 'empty')).toMatchObject({ number: 'N-1', lines: [] });
  });

  it('a malformed mocked response is not JSON', () => {
    const { body: text } = contract.getResponse('getOrder', 'malformed') ?? {};
    expect(() => JSON.parse(text ?? '') as unknown).toThrow(SyntaxError);
  });
});
