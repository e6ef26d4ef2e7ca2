import { expect, it } from 'vitest'
import { serviceTable } from './service-table.ts'

const facts = { objects: '/data/objects', hasOffice: false, publicUrl: null, hasIceServers: false }

it('says what of a demo is a sandbox', () => {
  expect(serviceTable({ ...facts, demo: true })).toEqual([
    '  SMS           sandbox  codes are shown to everyone at /dev-outbox',
    '  WeChat        sandbox  any code that begins with sandbox- signs in',
    '  Payments      sandbox  no money moves',
    '  Files (COS)   ready    this server: /data/objects',
    '  Office files  missing  only PDF is shown on the board',
    '  PUBLIC_URL    missing  addresses follow the Host of each request',
    '  TURN          missing  set ICE_SERVERS, or media needs open ports or one network',
  ])
})

it('says what a real school is missing, and what it has', () => {
  const school = { ...facts, demo: false, hasOffice: true, publicUrl: 'https://class.example' }
  const states = serviceTable({ ...school, hasIceServers: true }).map((line) =>
    line
      .trim()
      .split(/\s{2,}/)
      .slice(0, 2),
  )
  expect(Object.fromEntries(states)).toEqual({
    SMS: 'missing',
    WeChat: 'missing',
    Payments: 'missing',
    'Files (COS)': 'ready',
    'Office files': 'ready',
    PUBLIC_URL: 'ready',
    TURN: 'ready',
  })
})
