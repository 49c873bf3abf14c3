// Permits by network: they run out, come back, and what is remembered has an end.
import { expect, test } from 'vitest';
import { networkOf } from './networks.ts';
import { Rates } from './rate.ts';

test('permits run out and come back', () => {
  const rates = new Rates(2, 3);
  expect([1, 2, 3, 4].map(() => rates.take('10.0.0.1', 0))).toEqual([true, true, true, false]);
  expect(rates.take('10.0.0.2', 0)).toBe(true);
  expect(rates.take('10.0.0.1', 500)).toBe(true);
  expect(rates.take('10.0.0.1', 500)).toBe(false);
});

test('what costs more takes more', () => {
  const rates = new Rates(1, 100);
  expect([60, 60, 40].map((cost) => rates.take('10.0.0.1', 0, cost))).toEqual([true, false, true]);
});

test('what is owed is paid before anything else, and is not without end', () => {
  const rates = new Rates(1, 10);
  rates.take('10.0.0.1', 0, 10);
  rates.owe('10.0.0.1', 0, 4);
  expect([3_000, 4_000, 5_000].map((now) => rates.take('10.0.0.1', now))).toEqual([false, false, true]);
  for (let i = 0; i < 100; i++) rates.owe('10.0.0.1', 5_000, 100);
  expect([14_000, 16_000].map((now) => rates.take('10.0.0.1', now))).toEqual([false, true]);
});

test.each([
  ['10.1.2.3', '10.1.2.3'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('a house with many addresses is one', () => {
  const rates = new Rates(1, 2);
  expect([1, 2, 3].map((last) => rates.take(`2001:db8::${last}`, 0))).toEqual([true, true, false]);
});

test('strangers without number are not remembered without end', () => {
  const rates = new Rates(0, 2);
  for (let i = 0; i < 30_000; i++) rates.take(`10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`, i / 10);
  expect(rates.size).toBe(20_000);
});
