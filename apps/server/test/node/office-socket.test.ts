import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { ApiError } from '../../src/http/api-error.ts'
import { askServer, openOfficeSocket, type OfficeSocket, socketPath } from '../../src/node/office/office-socket.ts'
import type { OfficeRequest, OfficeRequests } from '../../src/office/requests.ts'
import { silentLogger } from '../../src/ports/logger.ts'

const LIST: OfficeRequest = { type: 'list', by: 'root', origin: 'http://localhost:8080' }
let folder = ''
let socket: OfficeSocket | null = null

async function serve(run: OfficeRequests) {
  folder = mkdtempSync(join(tmpdir(), 'office-'))
  socket = await openOfficeSocket(folder, run, silentLogger)
}
afterEach(async () => {
  await socket?.stop()
  rmSync(folder, { recursive: true, force: true })
})

it('a command is answered by the running server, which tells how far it is', async () => {
  await serve(async ({ by }, onProgress) => {
    onProgress?.(250)
    return { by }
  })
  const told: number[] = []
  expect(await askServer(folder, LIST, (done) => told.push(done))).toEqual({ by: 'root' })
  expect(told).toEqual([250])
})

it('a refusal of the office reaches the command with its code', async () => {
  await serve(() => Promise.reject(new ApiError('usernameTaken')))
  await expect(askServer(folder, LIST, () => undefined)).rejects.toMatchObject({ code: 'usernameTaken' })
})

it('only the owner of the folder can open the socket, and it is gone with the server', async () => {
  await serve(async () => ({}))
  expect(statSync(socketPath(folder)).mode & 0o777).toBe(0o600)
  await socket?.stop()
  socket = null
  expect(await askServer(folder, LIST, () => undefined)).toBeNull()
})
