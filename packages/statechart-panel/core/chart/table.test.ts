import { expect, it } from 'vitest';
import { createMachine, fromPromise, setup } from 'xstate';
import { describeChart } from './describe.ts';
import { toCsv } from './table.ts';

declare const api: { getDay(): Promise<number>; postDay(): Promise<number> };

it('the table lists every transition with the calls made on entry', () => {
  const machine = setup({
    actors: {
      load: fromPromise(() => api.getDay()),
      save: fromPromise(() => api.postDay()),
    },
    guards: { isOpen: () => true },
  }).createMachine({
    id: 'day',
    initial: 'idle',
    states: {
      idle: {
        on: {
          LOAD: [{ guard: 'isOpen', target: 'work' }, { actions: ['ring', 'note'] as never[] }],
          AGAIN: { target: 'idle', reenter: true },
        },
      },
      work: {
        invoke: { id: 'load', src: 'load' },
        initial: 'saving',
        states: { saving: { invoke: { id: 'save', src: 'save', onError: '#day.idle' } } },
      },
    },
  });
  expect(toCsv(describeChart(machine, new Set(['getDay', 'postDay'])))).toBe(
    [
      'state,event,guard,branch,target,actions,reenter,calls',
      'idle,LOAD,isOpen,0,work,,false,getDay postDay',
      'idle,LOAD,,1,,ring note,false,',
      'idle,AGAIN,,0,idle,,true,',
      'work.saving,failed: save,,0,idle,,false,',
      '',
    ].join('\r\n'),
  );
});

it('the table lists the calls of all entered regions', () => {
  const machine = setup({ actors: { load: fromPromise(() => api.getDay()) } }).createMachine({
    id: 'both',
    initial: 'idle',
    states: {
      idle: { on: { GO: 'p' } },
      p: { type: 'parallel', states: { x: { invoke: { id: 'load', src: 'load' } }, y: {} } },
    },
  });
  const csv = toCsv(describeChart(machine, new Set(['getDay'])));
  expect(csv).toContain('idle,GO,,0,p,,false,getDay\r\n');
});

it.each([
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =1', "' =1"],
  ['\t=1', "'\t=1"],
  ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
])('the table writes the event %j so that no spreadsheet computes or splits it', (event, cell) => {
  const csv = toCsv(describeChart(createMachine({ id: 'm', on: { [event]: {} } })));
  expect(csv.slice(csv.indexOf('\r\n') + 2)).toBe(`m,${cell},,0,,,false,\r\n`);
});
