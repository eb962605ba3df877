import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoHiddenMarks } from '#stories/fixtures/hidden-marks.ts';
import { isolate, markName, withoutMarks } from './isolate.tsx';

const shown = (text: string) => render(<p>{isolate(text)}</p>).container;

describe('a text with a name in it', () => {
  it('a name is an element with its own direction, and nothing hidden is copied with it', () => {
    const container = shown('No asset has the code \u2068LAP-001\u2069.');
    expect(container.innerHTML).toBe('<p>No asset has the code <bdi>LAP-001</bdi>.</p>');
    document.getSelection()?.selectAllChildren(container);
    expect(document.getSelection()?.toString()).toBe('No asset has the code LAP-001.');
  });

  it('each of multiple names is a separate element', () => {
    const container = shown(`Deleted: ${['A-1', 'A-2'].map(markName).join(', ')}`);
    expect(container.innerHTML).toBe('<p>Deleted: <bdi>A-1</bdi>, <bdi>A-2</bdi></p>');
  });

  it('a name whose direction is known keeps it', () => {
    expect(shown('\u2066https://\u2069').innerHTML).toBe('<p><bdi dir="ltr">https://</bdi></p>');
    expect(shown('\u2067x\u2069').innerHTML).toBe('<p><bdi dir="rtl">x</bdi></p>');
  });

  it('marks without a partner, or within others, are never shown', () => {
    for (const text of ['a\u2068b', '\u2068a \u2068b\u2069 c\u2069']) {
      const container = shown(text);
      expect(container.textContent).toBe(withoutMarks(text));
      expect(() => expectNoHiddenMarks(container)).not.toThrow();
    }
  });

  it('a value without marks, or that is not a text, stays unchanged', () => {
    const element = <b>LAP-001</b>;
    expect([isolate('LAP-001'), isolate(element), isolate(null)]).toEqual([
      'LAP-001',
      element,
      null,
    ]);
  });
});

it('a story that shows hidden marks fails with the steps to fix it', () => {
  const { container } = render(<p>{markName('LAP-001')}</p>);
  expect(() => expectNoHiddenMarks(container)).toThrow('show it with isolate()');
});
