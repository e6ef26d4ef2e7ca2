import { expect, it } from 'vitest'
import { type StartFacts, startMessage } from './start-message.ts'

const facts: StartFacts = {
  host: '127.0.0.1',
  port: 8080,
  demo: false,
  isDemoReachable: false,
  hasSchool: true,
  storage: '/data',
  media: 'local',
  services: {
    objects: '/data/objects',
    hasOffice: false,
    hasSms: false,
    hasMail: false,
    publicUrl: null,
    hasIceServers: false,
    demo: false,
  },
}

it('the first start without the demo says how to make a school and its administrator', () => {
  const message = startMessage({ ...facts, hasSchool: false })
  expect(message).toContain('NO SCHOOL YET')
  expect(message).toContain('school create --name "My school" --slug my-school --admin "Name of the administrator"')
  expect(message).not.toContain('DEMO SCHOOL')
})

it('a start with a school of its own says nothing of making one, and lists no accounts', () => {
  const message = startMessage(facts)
  expect(message).not.toContain('school create')
  expect(message).not.toContain('teacher.li')
})

it('a demo that other machines reach lists its accounts and warns of their public passwords', () => {
  const message = startMessage({ ...facts, demo: true, isDemoReachable: true, host: '0.0.0.0' })
  expect(message).toContain('teacher.li')
  expect(message).toContain('WARNING: these accounts have public passwords')
})
