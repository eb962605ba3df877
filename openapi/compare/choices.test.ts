import { describe, expect, it } from 'vitest';
import type { Schema } from './contract.ts';
import { breaksBetween, object } from './sample.ts';

const text: Schema = { type: 'string' };
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const branch = (type: string, rest: Record<string, Schema> = {}) =>
  object({ type: { const: type }, ...rest });

describe('a choice of schemas', () => {
  const both = { oneOf: [branch('add'), branch('end')] };
  const one = { oneOf: [branch('add')] };

  it('a lost branch of a choice is named by its constant', () => {
    expect(breaksBetween({ request: both }, { request: one })).toEqual([
      'the request lost the variant `{"type":"end"}` of the body',
    ]);
    expect(breaksBetween({ response: both }, { response: one })).toEqual([]);
  });

  it('a new branch of a response choice is named', () => {
    expect(breaksBetween({ response: one }, { response: both })).toEqual([
      'the response 200 may now have the variant `{"type":"end"}` of the body',
    ]);
    expect(breaksBetween({ request: one }, { request: both })).toEqual([]);
  });

  it('the branches of a choice with the same constant are compared, whatever their order', () => {
    const changed = { oneOf: [branch('end', { note: text }), branch('add')] };
    expect(breaksBetween({ request: both }, { request: changed })).toEqual([
      'the request has the new required property `note` (in the variant `{"type":"end"}`)',
    ]);
  });

  it('null in a choice equals null in a list of types', () => {
    const before = object({ note: { type: ['string', 'null'] } });
    const after = object({ note: { oneOf: [text, { type: 'null' }] } });
    expect(
      breaksBetween({ request: before, response: before }, { request: after, response: after }),
    ).toEqual([]);
    expect(breaksBetween({ response: object({ note: text }) }, { response: after })).toEqual([
      'the response 200 may now be null: `note`',
    ]);
  });
});

describe('named schemas', () => {
  const menu = object({ title: text, children: { type: 'array', items: ref('Menu') } });
  const withMenu = (Menu: Schema) => ({ response: ref('Menu'), components: { schemas: { Menu } } });

  it('a named schema may contain itself', () => {
    const changed = object({ children: { type: 'array', items: ref('Menu') } });
    expect(breaksBetween(withMenu(menu), withMenu(changed))).toEqual([
      'the response 200 lost the required property `title`',
    ]);
  });

  it('a named schema may contain itself by way of allOf', () => {
    const full = { allOf: [menu, object({ icon: text })] };
    expect(breaksBetween(withMenu(full), withMenu(full))).toEqual([]);
    expect(breaksBetween(withMenu(full), withMenu(menu))).toEqual([
      'the response 200 lost the required property `icon`',
    ]);
  });

  it('a named schema may change its name', () => {
    const after = {
      response: ref('Entry'),
      components: { schemas: { Entry: object({ title: text }) } },
    };
    expect(breaksBetween(withMenu(object({ title: text })), after)).toEqual([]);
  });

  it('a referenced schema has to exist', () => {
    expect(() => breaksBetween({ response: ref('Menu') }, {})).toThrow(
      'The contract references #/components/schemas/Menu, but does not define it.',
    );
  });
});
