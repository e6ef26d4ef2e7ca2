import { expect, it } from 'vitest'
import { networkOf } from './network.ts'

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['198.51.100.8:4000', '198.51.100.8'],
  ['[2001:db8::1]:4000', '2001:db8:0:0::/64'],
  ['[2001:db8::1]', '2001:db8:0:0::/64'],
  ['[::ffff:192.0.2.7]:4000', '192.0.2.7'],
  ['unknown', 'unknown'],
  ['host-7.example:4000', 'unknown'],
  ['_hidden7', 'unknown'],
  ['', 'unknown'],
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network))
