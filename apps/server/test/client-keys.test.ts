/** Programs and pages that call for a school: its client keys, and the origins they name. */
import { errorCodes } from '@hwjy/sdk/errors'
import { operations } from '@hwjy/sdk/operations'
import { beforeAll, describe, expect, it } from 'vitest'
import { createClientKey, revokeClientKey, rotateClientKey, setClientKeyOrigins } from '../src/auth/client-keys.ts'
import { schema } from '../src/db/database.ts'
import { createStores } from '../src/db/stores.ts'
import { WEB_APP_CLIENT } from '../src/core.ts'
import { DEMO_PASSWORD } from '../src/demo/demo-people.ts'
import { openTestSchool, type TestSchool } from './support/test-school.ts'
import { toRequest } from './support/to-request.ts'

const PARTNER = 'https://partner.example'
const OTHER = 'https://other.example'
const schoolId = 'sch_demo'
const BASE = new URL(toRequest(operations.getBaseInfo, {}, {}).url).origin
const right = { username: 'student.anna', password: DEMO_PASSWORD, captchaVerification: '' }

let school: TestSchool
let keys: ReturnType<typeof createStores>['clientKeys']
beforeAll(async () => {
  school = await openTestSchool()
  keys = createStores(school.db).clientKeys
})

const added = async (name: string, hasSecret: boolean, origins: string[], of = schoolId) => {
  const key = await createClientKey(keys, { schoolId: of, name, hasSecret, origins }, school.clock.now())
  if ('denial' in key) throw new Error(key.denial)
  school.backend.schools.forget()
  return key
}
const signIn = (client: string, origin?: string) => {
  const headers = { authorization: `Basic ${btoa(client)}`, ...(origin !== undefined && { origin }) }
  return school.backend.fetch(toRequest(operations.studentLogin, right, headers))
}
const codeOf = async (response: Response) => {
  const body = (await response.json()) as { status?: string; code?: number }
  return Number(body.status ?? body.code)
}

describe('a page', () => {
  it('of another origin is refused on the API and on files, and hears so without a header that lets it read', async () => {
    const from = { method: 'POST', headers: { origin: PARTNER } }
    const call = await school.backend.fetch(new Request(`${BASE}${operations.getBaseInfo.path}`, from))
    expect(call.headers.get('access-control-allow-origin')).toBeNull()
    expect(await codeOf(call)).toBe(errorCodes.forbidden)
    const file = await school.backend.fetch(new Request(`${BASE}/cos/huawen-1250000000/none.jpg`, from))
    expect(file.headers.get('access-control-allow-origin')).toBeNull()
    expect(file.status).toBe(403)
    expect(await codeOf(await signIn(WEB_APP_CLIENT, PARTNER))).toBe(errorCodes.forbidden)
    expect(await codeOf(await signIn(WEB_APP_CLIENT, 'null'))).toBe(errorCodes.forbidden)
  })

  it('of this address needs no key', async () => {
    expect(await codeOf(await signIn(WEB_APP_CLIENT, BASE))).toBe(200)
  })

  it('is served with a key that names its origin, from the moment it is made until it is revoked', async () => {
    const { id } = await added('The school’s site', false, [PARTNER])
    const answer = await signIn(`${id}:`, PARTNER)
    expect(answer.headers.get('access-control-allow-origin')).toBe(PARTNER)
    expect(answer.headers.get('access-control-expose-headers')).toContain('requestId')
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
    expect(answer.headers.get('vary')).toContain('Origin')
    expect(await codeOf(answer)).toBe(200)
    expect(await codeOf(await signIn(`${id}:`, OTHER))).toBe(errorCodes.forbidden)
    expect(await codeOf(await signIn(`${id}:`))).toBe(errorCodes.forbidden)
    expect(await codeOf(await signIn(`${id}:guess`, PARTNER))).toBe(errorCodes.forbidden)
    expect(await codeOf(await signIn(WEB_APP_CLIENT, PARTNER))).toBe(errorCodes.forbidden)

    expect(await setClientKeyOrigins(keys, schoolId, id, [OTHER])).toEqual({ origins: [OTHER] })
    school.backend.schools.forget()
    expect((await signIn(`${id}:`, PARTNER)).headers.get('access-control-allow-origin')).toBeNull()
    expect(await codeOf(await signIn(`${id}:`, OTHER))).toBe(200)

    expect(await revokeClientKey(keys, schoolId, id, school.clock.now())).toBeNull()
    school.backend.schools.forget()
    expect(await codeOf(await signIn(`${id}:`, OTHER))).toBe(errorCodes.forbidden)
    expect(await revokeClientKey(keys, schoolId, id, school.clock.now())).toBe('no-such-key')
  })

  it('of one school makes no call for a person of another, even where the address names neither', async () => {
    const token = await school.token('teacher.li')
    await school.db
      .insert(schema.school)
      .values({ id: 'sch_else', name: '别的学校', timeZone: 'Asia/Tokyo', slug: 'else' })
    await added('Theirs', false, [OTHER], 'sch_else')
    const from = (origin: string) => {
      const headers = { authorization: `Bearer ${token}`, origin }
      return school.backend.fetch(toRequest(operations.getOwnSchool, {}, headers))
    }
    expect(await codeOf(await from(BASE))).toBe(200)
    expect(await codeOf(await from(OTHER))).toBe(errorCodes.forbidden)
    await added('Ours, too', false, [OTHER])
    expect(await codeOf(await from(OTHER))).toBe(200)
    for (const key of await keys.inUse()) await revokeClientKey(keys, key.schoolId, key.id, school.clock.now())
    school.backend.schools.forget()
  })

  it('asks before it calls, and hears what it may send', async () => {
    const { id } = await added('Preflight', false, [PARTNER])
    const ask = (origin: string, path: string) =>
      school.backend.fetch(
        new Request(`${BASE}${path}`, {
          method: 'OPTIONS',
          headers: {
            origin,
            'access-control-request-method': 'POST',
            'access-control-request-headers': 'authorization,requestid',
          },
        }),
      )
    for (const path of [operations.studentLogin.path, '/cos/huawen-1250000000/a.jpg']) {
      const allowed = await ask(PARTNER, path)
      expect(allowed.status).toBe(204)
      expect(allowed.headers.get('access-control-allow-origin')).toBe(PARTNER)
      expect(allowed.headers.get('access-control-allow-headers')).toBe('authorization,requestid')
      expect(allowed.headers.get('access-control-max-age')).toBe('600')
      expect((await ask(OTHER, path)).headers.get('access-control-allow-origin')).toBeNull()
    }
    await revokeClientKey(keys, schoolId, id, school.clock.now())
    school.backend.schools.forget()
  })
})

describe('a program', () => {
  it('signs people in with the secret of its key, until another one is made', async () => {
    const { id, secret } = await added('Partner', true, [])
    expect(await codeOf(await signIn(`${id}:${secret}`))).toBe(200)
    expect((await keys.get(schoolId, id))?.lastUsedAt).toBe(school.clock.now())
    for (const wrong of [`${id}:`, `${id}:wrong`, id, `key_none:${secret}`, 'hwjy-web:hwjy-web']) {
      expect([wrong, await codeOf(await signIn(wrong))]).toEqual([wrong, errorCodes.forbidden])
    }
    const rotated = await rotateClientKey(keys, schoolId, id)
    school.backend.schools.forget()
    if (!('secret' in rotated)) throw new Error(rotated.denial)
    expect(await codeOf(await signIn(`${id}:${secret}`))).toBe(errorCodes.forbidden)
    expect(await codeOf(await signIn(`${id}:${rotated.secret}`))).toBe(200)
  })

  it('gets no key that is worth nothing', async () => {
    const make = (name: string, hasSecret: boolean, origins: string[]) =>
      createClientKey(keys, { schoolId, name, hasSecret, origins }, school.clock.now())
    expect(await make(' ', true, [])).toEqual({ denial: 'no-name' })
    expect(await make('a'.repeat(61), true, [])).toEqual({ denial: 'name-too-long' })
    expect(await make('a', false, [])).toEqual({ denial: 'no-origin' })
    expect(await make('a', true, ['*'])).toEqual({ denial: 'not-an-origin', text: '*' })
    expect(await rotateClientKey(keys, 'sch_harbour', (await added('own', true, [])).id)).toEqual({
      denial: 'no-such-key',
    })
    expect(await rotateClientKey(keys, schoolId, (await added('page', false, [PARTNER])).id)).toEqual({
      denial: 'has-no-secret',
    })
  })
})
