import { describe, expect, it } from 'vitest';
import { callAddress, mailAddress } from './contact-addresses.ts';
import { safeAddress } from '../view/safe-address.ts';

describe('the links of a record', () => {
  it.each([
    [' sales@cobalt.vendor.test ', 'mailto:sales@cobalt.vendor.test'],
    ['a?bcc=b&c@d.test', 'mailto:a%3Fbcc%3Db%26c@d.test'],
  ])('the email link of a record writes to %j', (email, address) => {
    expect(mailAddress(email)).toBe(address);
  });

  it.each([
    ['+49 30 5550 1420', 'tel:+493055501420'],
    ['+49 (0)30 5550-1420', 'tel:+493055501420'],
    ['(030) 5550/1420', 'tel:03055501420'],
    ['+1 212 555 0147 ext. 12', 'tel:+12125550147'],
    ['ask Rosa', null],
    ['12', null],
  ])('the phone link of a record calls %j', (phone, address) => {
    expect(callAddress(phone)).toBe(address);
  });

  it.each([
    [' https://cobalt.vendor.test/a?b=1 ', 'https://cobalt.vendor.test/a?b=1'],
    ['HTTP://cobalt.vendor.test', 'http://cobalt.vendor.test/'],
    ['mailto:sales@cobalt.vendor.test', 'mailto:sales@cobalt.vendor.test'],
    ['tel:+493055501420', 'tel:+493055501420'],
    ['javascript:alert(1)', null],
    ['java\nscript:alert(1)', null],
    ['data:text/html,x', null],
    ['blob:https://cobalt.vendor.test/1', null],
    ['file:///etc/passwd', null],
    ['vbscript:x', null],
    ['ftp://cobalt.vendor.test', null],
    ['cobalt.vendor.test', null],
  ])('the web link of a record opens %j, if that is safe', (typed, address) => {
    expect(safeAddress(typed)).toBe(address);
  });
});
