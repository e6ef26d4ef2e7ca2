/** An address is no person: a whole school may stand behind one. */
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sha256Hex } from '../../src/auth/tokens.ts'
import { createBudget } from '../../src/domain/budget.ts'
import { budgets } from '../../src/domain/budgets.ts'
import { schema } from '../../src/db/database.ts'
import { createStores } from '../../src/db/stores.ts'
import { createGuardedServer } from '../../src/node/http/guarded-server.ts'
import { silentLogger } from '../../src/ports/logger.ts'
import { noonOffset, type UploadGrant } from './http-client.ts'
import { openTestSchool, type TestSchool } from '../support/test-school.ts'

const PEOPLE = 200
const PARTS = 3
const SCREEN = [
  '/api-user/common/baseInfo',
  '/api-user/user/userInfo',
  '/api-user/user/accountInfo',
  '/api-user/study/lessonToday',
  '/api-user/study/teachingType',
  '/api-user/ext/im/unreadNum',
  '/api-user/ext/im/notificationSettings',
]

let school: TestSchool
let server: Server
let base: string
beforeEach(async () => {
  school = await openTestSchool({ callBudget: createBudget(budgets.calls) })
  const answer = getRequestListener((request) => school.backend.fetch(request, { address: '10.0.0.1' }), {
    autoCleanupIncoming: false,
  })
  server = createGuardedServer(answer, {
    isUpgrade: () => true,
    isBehindProxy: false,
    headers: {},
    logger: silentLogger,
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** Students of the school who signed in this morning. @returns their tokens */
async function signedIn(count: number): Promise<string[]> {
  const [first] = await school.db.select({ id: schema.school.id }).from(schema.school).orderBy(schema.school.position)
  const people = Array.from({ length: count }, (_, index) => ({
    id: `usr_nat_${index}`,
    token: `nat${index}`.padEnd(32, 'x'),
  }))
  await school.db
    .insert(schema.account)
    .values(people.map(({ id }) => ({ id: `acc_${id}`, schoolId: first?.id ?? '', username: id, passwordHash: 'x' })))
  await school.db.insert(schema.person).values(
    people.map(({ id }) => ({
      id,
      accountId: `acc_${id}`,
      role: 'student' as const,
      name: id,
      nickname: id,
      schoolId: first?.id ?? '',
    })),
  )
  const { sessions } = createStores(school.db)
  const now = school.clock.now()
  for (const { id, token } of people) {
    await sessions.create({
      id: `ses_${id}`,
      tokenHash: await sha256Hex(token),
      person: { userId: id, role: 'student', name: id },
      device: { id: '', userAgent: '' },
      address: '10.0.0.1',
      proven: { password: true, phone: false, strong: false },
      now,
      expiresAt: now + 3_600_000,
      refresh: { hash: await sha256Hex(`${token}-refresh`), expiresAt: now + 3_600_000 },
    })
  }
  return people.map(({ token }) => token)
}

it('two hundred people behind one address load a screen and send three parts each, and meet no limit', {
  timeout: 300_000,
}, async () => {
  const tokens = await signedIn(PEOPLE)
  const codes = new Map<string, number>()
  const note = (what: string) => codes.set(what, (codes.get(what) ?? 0) + 1)
  const post = async (path: string, token: string, body?: URLSearchParams) => {
    const headers = { authorization: `Bearer ${token}`, timeZone: String(noonOffset()) }
    const response = await fetch(`${base}${path}`, { method: 'POST', headers, ...(body && { body }) })
    return (await response.json()) as { code: number; data: unknown }
  }

  // All parts are on their way before the first of them ends.
  let begun = 0
  const allBegun = Promise.withResolvers<void>()
  server.on('request', ({ method }) => {
    if (method === 'PUT') begun += 1
    if (begun === PEOPLE * PARTS) allBegun.resolve()
  })
  const part = () =>
    new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(new TextEncoder().encode('%PDF-1.7'))
        await allBegun.promise
        controller.enqueue(new Uint8Array(16 * 1024))
        controller.close()
      },
    })
  const loadScreen = async (token: string) => {
    for (const path of SCREEN) note(`${path} ${(await post(path, token)).code}`)
  }
  const askForKeys = (token: string) =>
    Promise.all(
      Array.from({ length: PARTS }, async (_, index) => {
        const file = new URLSearchParams({ type: 'document', fileName: `课文 ${index}.pdf` })
        const { code, data } = await post('/api-user/file/tempCred', token, file)
        note(`tempCred ${code}`)
        return (data as UploadGrant & { signUrl: string }).signUrl
      }),
    )
  const sendPart = async (signUrl: string) => {
    const init: RequestInit & { duplex: 'half' } = { method: 'PUT', body: part(), duplex: 'half' }
    note(`part ${(await fetch(signUrl, init)).status}`)
  }
  await Promise.all(tokens.map(loadScreen))
  const keys = await Promise.all(tokens.map(askForKeys))
  await Promise.all(keys.flat().map(sendPart))
  expect(Object.fromEntries(codes)).toEqual({
    ...Object.fromEntries(SCREEN.map((path) => [`${path} 200`, PEOPLE])),
    'tempCred 200': PEOPLE * PARTS,
    'part 200': PEOPLE * PARTS,
  })
})
