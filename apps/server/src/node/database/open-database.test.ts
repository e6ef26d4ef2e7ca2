import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { nameOf, openOwnPostgresDatabase } from './open-database.ts'

let server: Server | undefined
const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server?.close()
})

async function urlOf(program: Server): Promise<string> {
  server = program
  program.on('connection', (socket) => sockets.push(socket))
  program.listen(0, '127.0.0.1')
  await once(program, 'listening')
  return `postgres://school:Secret@127.0.0.1:${(program.address() as AddressInfo).port}/school`
}

const open = (url: string) => openOwnPostgresDatabase(url, () => undefined)

// ErrorResponse: severity, code, message, each with its letter and a zero.
function refusal(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0MSecret is wrong\0\0`)
  const head = Buffer.alloc(5, 'E')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}

describe('a PostgreSQL that cannot be used', () => {
  it('says that the connection was refused', async () => {
    const url = await urlOf(createServer())
    server?.close()
    await expect(open(url)).rejects.toMatchObject({ code: 'store-broken', message: expect.stringMatching(/refused\./) })
  })

  it.each([
    ['28P01', 'user or password refused'],
    ['3D000', 'there is no such database'],
    ['XX000', 'error XX000'],
  ])('says what %s means', async (code, reason) => {
    const url = await urlOf(createServer((socket) => socket.once('data', () => socket.end(refusal(code)))))
    const name = url.replace('postgres://school:Secret@', 'PostgreSQL at ')
    await expect(open(url)).rejects.toMatchObject({ message: `${name} cannot be used: ${reason}. Check DATABASE_URL.` })
  })

  it.each([
    ['says nothing', () => createServer()],
    ['speaks HTTP', () => createHttpServer()],
  ])('is given up when it %s', { timeout: 60_000 }, async (_, program) => {
    await expect(open(await urlOf(program()))).rejects.toMatchObject({
      code: 'store-broken',
      message: expect.stringContaining('no answer'),
    })
  })
})

it.each([
  ['postgres://school:Secret@db.example:5432/school?sslmode=require', 'PostgreSQL at db.example:5432/school'],
  ['postgres://a.example,b.example/school', 'PostgreSQL at a.example,b.example/school'],
  ['postgres://school:Sec/ret#9@db.example:5432/school', 'PostgreSQL'],
  ['postgres://school:12/34@db.example/school', 'PostgreSQL'],
  ['', 'PostgreSQL'],
])('%s is named %s', (url, name) => expect(nameOf(url)).toBe(name))
