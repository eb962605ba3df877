import { expect, it } from 'vitest';
import { exampleReceiver, exampleScan, exampleScanned } from './scan.fixtures.ts';
import { parseCode } from './scan-code.ts';
import { getScanAction, defaultScanSettings, getUndo } from './scan.ts';

it.each([
  [' AS-LAP-0001\r\n', 'AS-LAP-0001'],
  ['https://a.example/assetManager/viewAsset?assetId=abc', 'abc'],
  ['HTTPS://a.example/base/assetManager/viewAsset?tenant=x&assetId=abc', 'abc'],
  // The address of another page is a code that no asset has.
  ['https://a.example/?assetId=abc', 'https://a.example/?assetId=abc'],
  ['https://', 'https://'],
  ['   ', ''],
])('the scanned text %j is parsed as %j', (read, code) => {
  expect(parseCode(read)).toBe(code);
});

it('a scanned code is cut to the length that the contract allows', () => {
  expect(parseCode('x'.repeat(500))).toHaveLength(100);
});

it('a scan action needs an assignee, a location or a status first', () => {
  expect(getScanAction(defaultScanSettings)).toEqual({ what: 'open' });
  for (const what of ['assign', 'move', 'status'] as const) {
    expect(getScanAction({ ...defaultScanSettings, what })).toBeNull();
  }
  const location = { id: null, name: '' };
  expect(getScanAction({ ...defaultScanSettings, what: 'move', location })).toEqual({
    what: 'move',
    location,
  });
});

it('a scan action can be undone if it leaves no trace', () => {
  expect(getUndo(exampleScan)).toEqual({ what: 'takeBack' });
  const assigned = { ...exampleScanned, employeeId: 'employee-ben', holderName: 'Ben Okafor' };
  const takenBack = { ...exampleScan, asset: assigned, action: { what: 'takeBack' as const } };
  expect(getUndo(takenBack)).toEqual({ what: 'assign', receiver: exampleReceiver });
  const status = (to: 'Repair' | 'Disposed') => ({
    ...exampleScan,
    action: { what: 'status' as const, status: to },
  });
  expect(getUndo(status('Repair'))).toEqual({ what: 'status', status: 'InStore' });
  expect(getUndo(status('Disposed'))).toBeNull();
  expect(getUndo({ ...exampleScan, outcome: 'rejected' })).toBeNull();
});
