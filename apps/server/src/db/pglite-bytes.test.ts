import { PGlite } from '@electric-sql/pglite'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromHex, pgliteBytes, toHex } from './pglite-bytes.ts'

it('bytes come out of hex as they went in', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(fromHex(toHex(bytes))).toEqual(bytes)
    }),
  )
})

it('hex is what PostgreSQL reads and writes', async () => {
  const pg = await PGlite.create(pgliteBytes)
  const every = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  const { rows } = await pg.query<{ back: Uint8Array; empty: Uint8Array; size: number }>(
    'select $1::bytea as back, $2::bytea as empty, octet_length($1::bytea) as size',
    [every, new Uint8Array()],
  )
  expect(rows).toEqual([{ back: every, empty: new Uint8Array(), size: 256 }])
  await pg.close()
})

it('what are no bytes is refused', () => {
  expect(() => toHex('\\x00')).toThrow(TypeError)
})
