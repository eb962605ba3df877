import { describe, expect, it } from 'vitest';
import { nothingYet, type PanelState, type StoryView } from '../link/protocol.ts';
import { orderSteps, orderState } from '../../testing/order-state.ts';
import { markdownReport } from './markdown.ts';

const context = {
  at: new Date('2027-01-05T10:30:00Z'),
  address: 'https://qa.example/?interaction=abc_-',
  browser: 'Mozilla/5.0 (X11)',
  tester: 'Ann Lee',
};

const berlin: PanelState = {
  ...orderState,
  story: { ...(orderState.story as StoryView), build: '2.0.0 at 1a2b3c4' },
  clock: { ...orderState.clock, timeZone: 'Europe/Berlin' },
};

/** The row of the last step, with a changed value. */
const lastRow = (change: object, state: PanelState = orderState) => {
  const steps = orderSteps.map((step) => (step.id === '5' ? { ...step, ...change } : step));
  return markdownReport({ ...state, steps }, context)
    .split('\n')
    .find((line) => line.startsWith('| 5 '));
};

describe('the report of an interaction', () => {
  it('the report has the story, the chart, the date, the user, every step and the coverage', () => {
    const { hash } = orderState.charts['order']?.chart ?? { hash: '' };
    expect(markdownReport(berlin, context)).toBe(`# Recording of Flows/Order: Interaction

- Story: \`flows-order--interaction\`
- Chart: \`order\`, version \`${hash}\`: An order is loaded, changed and placed.
- Date: 2027-01-05 11:30 (Europe/Berlin)
- Story time: 2026-11-20 10:00 to 2026-11-20 10:00
- Tester: Ann Lee
- Build: 2.0.0 at 1a2b3c4
- Browser: Mozilla/5.0 (X11)
- Link: <https://qa.example/?interaction=abc_->
- Result: 2 passed, 1 failed, 2 not assessed

## Steps

| # | Event | State | Response | Result | Note |
| --- | --- | --- | --- | --- | --- |
| 1 | start | loading |  | not assessed |  |
| 2 | done: getOrder | filled | getOrder 200 | passed |  |
| 3 | change \`{"items":3}\` | filled |  | not assessed |  |
| 4 | place | placing |  | passed |  |
| 5 | failed: placeOrder | filled | placeOrder 409 (selected: 409) | failed | The page does not say \\| why. |

## Coverage

| Chart | Covered by | States | Transitions | Rejections | Responses | Total |
| --- | --- | --- | --- | --- | --- | --- |
| order | this interaction | 4 of 7 | 4 of 9 | 0 of 1 | 2 of 5 | 47 % |
| order | this browser | 5 of 7 | 5 of 9 | 0 of 1 | 3 of 5 | 58 % |
| order | generated paths | 7 of 7 | 8 of 9 | 0 of 1 | 0 of 5 | 88 % |
| order | stories | 3 of 7 | 1 of 9 | 0 of 1 | 2 of 5 | 23 % |
`);
  });

  it('the report escapes notes, so that they stay text and do not break the table', () => {
    expect(lastRow({ note: 'a|b\n# c <img src=x> *d* `e` [f](g) \\' })).toContain(
      String.raw`| a\|b<br>\# c \<img src=x\> \*d\* \`e\` \[f\](g) \\ |`,
    );
  });

  it('the report keeps a payload within its code span', () => {
    const event = { type: 'x', text: 'a|b `c`' };
    expect(lastRow({ event, origin: 'panel', taken: [] })).toContain(
      String.raw`| x \`{"text":"a\|b 'c'"}\` | filled (ignored) |`.replaceAll(String.raw`\``, '`'),
    );
  });

  it('the report names the actor of each step if there are multiple actors', () => {
    const [actor] = orderState.actors;
    const actors = [actor, { ...actor, id: 'order 2' }] as PanelState['actors'];
    expect(lastRow({ actor: 'order 2' }, { ...orderState, actors })).toContain(
      '| order 2: failed: placeOrder |',
    );
  });

  it('the report says if no response arrived', () => {
    const [exchange] = orderSteps[4]?.exchanges ?? [];
    expect(lastRow({ exchanges: [{ ...exchange, status: null, choice: 'offline' }] })).toContain(
      '| placeOrder no response (selected: offline) |',
    );
  });

  it('the report can be built from an interaction without steps', () => {
    expect(markdownReport(nothingYet, context)).toContain(
      '- Result: 0 passed, 0 failed, 0 not assessed',
    );
  });
});
