import fc from 'fast-check'

/** What people and programs send where something else is expected. */
const oddTexts = [
  '',
  ' ',
  'null',
  'undefined',
  'NaN',
  '-1',
  '0x10',
  '1e309',
  '99999999999999999999',
  '2147483648',
  '0.1',
  'true',
  '[]',
  '{}',
  '[[[[[[]]]]]]',
  '{"a":',
  "' OR '1'='1",
  "'; drop table person; --",
  '\\',
  '%',
  '_%_',
  '$1',
  '${jndi:ldap://x}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '../../../etc/passwd',
  '..%2f..%2f',
  '__proto__',
  'constructor',
  'toString',
  '2026-02-30',
  '0000-00-00',
  '2026-13-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '0000-01-01T00:00:00.000Z',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u200b\ufeff',
  '👩‍👩‍👧‍👦',
  'ß'.repeat(300),
  '好'.repeat(5_000),
  'x'.repeat(70_000),
]

const oddNumbers = [
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -0,
  -1,
  0.5,
  1e308,
  5e-324,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
]

const nested = (depth: number): unknown => (depth === 0 ? 'deep' : { a: nested(depth - 1), b: [nested(0)] })

export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...oddTexts),
  fc.constantFrom<unknown>(...oddNumbers),
  fc.constantFrom<unknown>(null, true, false, [], {}, [null], [[]], { $gt: '' }, { length: 3 }, nested(40)),
  fc.string({ unit: 'binary' }),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Bodies that are none, or are another's. */
export const oddBodies = [
  '',
  '{',
  '[]',
  '"text"',
  'null',
  '0',
  '%',
  '=&=&',
  'a=%zz',
  '--x\r\n\r\n',
  '\u0000',
  '{"a":1}{',
]

export const oddContentTypes = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/json; charset=utf-16',
  'nonsense',
]

/** Of headers that the server reads. */
export const oddHeaders: readonly (readonly [name: string, value: string])[] = [
  ['timeZone', '99'],
  ['timeZone', '-99999999'],
  ['timeZone', 'NaN'],
  ['timeZone', '5.75'],
  ['accept-language', ';q=,,*'],
  ['accept-language', 'ja'],
  ['requestId', 'the-same-for-all'],
  ['requestId', 'no id'],
  ['idempotency-key', 'the-same-for-all'],
  ['idempotency-key', 'no key'],
  ['content-length', '7'],
  ['range', 'bytes=9-1'],
  ['x-forwarded-for', "1.2.3.4, '"],
]
