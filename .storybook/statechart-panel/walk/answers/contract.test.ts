import { describe, expect, it } from 'vitest';
import { ordersContract } from '../../testing/orders-contract.ts';
import { readContract } from './contract.ts';

const contract = readContract(ordersContract);
const body = (operation: string, choice: string): unknown =>
  JSON.parse(contract.getResponse(operation, choice)?.body ?? 'null');

describe('the operation of a request', () => {
  it('is found by method and path, the plainest path first', () => {
    expect(contract.operationAt('GET', '/orders/o1')).toBe('getOrder');
    expect(contract.operationAt('GET', '/orders/latest')).toBe('getLatest');
    expect(contract.operationAt('POST', '/orders')).toBe('placeOrder');
    expect(contract.operationAt('DELETE', '/orders/o1')).toBeUndefined();
    expect(contract.operationAt('GET', '/orders/o1/lines')).toBeUndefined();
  });
});

describe('the choices', () => {
  it('are each success with its examples, each refusal, and the weather', () => {
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

  it('of an answer without a body have none that is broken or empty', () => {
    expect(contract.choicesFor('getLatest').map(({ id }) => id)).toEqual([
      '204',
      'slow',
      'offline',
    ]);
  });

  it('are none for what the contract does not name', () => {
    expect(contract.choicesFor('getNothing')).toEqual([]);
  });
});

describe('what is put in place', () => {
  it('is nothing for a success without an example: the server answers', () => {
    expect(contract.getResponse('getOrder', '200')).toBeNull();
    expect(contract.getResponse('placeOrder', '201')).toBeNull();
  });

  it('is the example of the contract, through its references', () => {
    expect(body('getOrder', '200 bare')).toEqual({ id: 'o1', items: 0 });
    expect(body('getOrder', '404')).toEqual({ code: 'notFound' });
    expect(contract.getResponse('getOrder', '404')).toMatchObject({
      status: 404,
      contentType: 'application/json',
    });
  });

  it('is made from the schema where there is no example', () => {
    expect(body('getOrder', '500')).toMatchObject({
      code: 'error',
      traceId: '00000000-0000-4000-8000-000000000000',
    });
  });

  it('has no body where the contract has none', () => {
    expect(contract.getResponse('placeOrder', '503')).toMatchObject({ status: 503, body: null });
  });

  it('is empty with empty lists, and null where it may be', () => {
    expect(body('getOrder', 'empty')).toEqual({
      id: 'text',
      items: 1,
      lines: [],
      note: null,
      buyer: null,
    });
    expect(body('placeOrder', 'empty')).toMatchObject({ number: 'N-1', lines: [] });
  });

  it('is no JSON when it is malformed', () => {
    const { body: text } = contract.getResponse('getOrder', 'malformed') ?? {};
    expect(() => JSON.parse(text ?? '') as unknown).toThrow(SyntaxError);
  });
});
