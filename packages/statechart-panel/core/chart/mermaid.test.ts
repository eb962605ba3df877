import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { describeChart } from './describe.ts';
import { toMermaid } from './mermaid.ts';

const mermaid = (config: object) => toMermaid(describeChart(createMachine(config)));

it('the Mermaid text nests states and includes guards, actions and internal transitions', () => {
  const config = {
    id: 'player',
    initial: 'off',
    states: {
      off: { on: { ON: [{ guard: 'isLoud', target: 'on' }, { actions: ['ring', 'note'] }] } },
      on: {
        initial: 'slow',
        states: {
          slow: { on: { FASTER: 'fast', BREAK: '#player.off' } },
          fast: { after: { dinner: '#player.end' } },
          last: { type: 'history', history: 'deep' },
        },
        on: { OFF: 'off', BACK: '.last' },
      },
      end: { type: 'final' },
    },
  };
  expect(mermaid(config)).toBe(`---
title: "player"
---
stateDiagram-v2
  [*] --> s_off
  state "off" as s_off
  s_off : ON / ring, note
  state "on" as s_on {
    [*] --> s_on_slow
    state "slow" as s_on_slow
    state "fast" as s_on_fast
    state "H*" as s_on_last
    s_on_slow --> s_on_fast : FASTER
  }
  state "end" as s_end
  s_end --> [*]
  s_off --> s_on : ON [isLoud]
  s_on --> s_off : OFF
  s_on --> s_on_last : BACK
  s_on_slow --> s_off : BREAK
  s_on_fast --> s_end : after dinner
`);
});

it('the Mermaid text draws regions side by side', () => {
  const region = { initial: 'a', states: { a: { on: { GO: 'b' } }, b: {} } };
  const config = { id: 'both', type: 'parallel', states: { left: region, right: region } };
  expect(mermaid(config)).toBe(`---
title: "both"
---
stateDiagram-v2
  state "both" as s_both {
    state "left" as s_left {
      [*] --> s_left_a
      state "a" as s_left_a
      state "b" as s_left_b
      s_left_a --> s_left_b : GO
    }
    --
    state "right" as s_right {
      [*] --> s_right_a
      state "a" as s_right_a
      state "b" as s_right_b
      s_right_a --> s_right_b : GO
    }
  }
`);
});

it('the Mermaid text draws a transition between regions outside both', () => {
  const config = {
    id: 'both',
    type: 'parallel',
    states: { left: { on: { GO: '#both.right' } }, right: {} },
  };
  expect(mermaid(config)).toMatch(/\n {2}}\n {2}s_left --> s_right : GO\n$/);
});

it('the Mermaid text escapes characters with a meaning in Mermaid', () => {
  const config = {
    id: 'odd "one"\n',
    initial: 'a: b; "c" <i>',
    states: {
      'a: b; "c" <i>': { on: { 'x:y;#1 %% {z}': 'end' } },
      end: {},
      état: {},
    },
  };
  expect(mermaid(config)).toBe(`---
title: "odd \\"one\\"\\n"
---
stateDiagram-v2
  [*] --> s_a__b___c___i_
  state "a#58; b#59; #34;c#34; #60;i#62;" as s_a__b___c___i_
  state "end" as s_end
  state "état" as s__tat
  s_a__b___c___i_ --> s_end : x#58;y#59;#35;1 #37;#37; #123;z#125;
`);
});

it('the Mermaid text gives states with the same name different ids', () => {
  const text = mermaid({ id: 'm', initial: 'a-b', states: { 'a-b': {}, 'a b': {} } });
  expect(text).toContain('state "a-b" as s_a_b\n');
  expect(text).toContain('state "a b" as s_a_b_2\n');
});

it('the Mermaid text draws a chart with a single state', () => {
  expect(mermaid({ id: 'one', on: { ADD: { actions: 'add' } } })).toBe(`---
title: "one"
---
stateDiagram-v2
  state "one" as s_one
  s_one : ADD / add
`);
});

it('the Mermaid text draws a box around the machine if the root has transitions', () => {
  const config = { id: 'm', initial: 'a', on: { ANY: '.b', ADD: {} }, states: { a: {}, b: {} } };
  expect(mermaid(config)).toBe(`---
title: "m"
---
stateDiagram-v2
  state "m" as s_m {
    [*] --> s_a
    state "a" as s_a
    state "b" as s_b
  }
  s_m : ADD
  s_m --> s_b : ANY
`);
});
