import { expect, it, vi } from 'vitest'
import type { Database } from '../db/database.ts'
import type { Services } from '../deps.ts'
import type { Handlers } from './call.ts'
import { callRunner, type RouteModule } from './run-call.ts'

const db = {} as Database
const services = {} as Services
const baseInfo: RouteModule = () => ({ getBaseInfo: vi.fn<Handlers['getBaseInfo']>() })

it('a call that two route modules serve is an error at the start', () => {
  expect(() => callRunner(db, services, [baseInfo, baseInfo])).toThrow('getBaseInfo is served twice')
})
