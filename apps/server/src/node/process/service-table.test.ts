import { expect, it } from 'vitest'
import { serviceTable } from './service-table.ts'

const facts = {
  objects: '/data/objects',
  hasOffice: false,
  hasSms: false,
  hasMail: false,
  publicUrl: null,
  hasIceServers: false,
}

it('says what of a demo is a sandbox', () => {
  expect(serviceTable({ ...facts, demo: true })).toEqual([
    '  SMS           sandbox  codes are shown to everyone at /dev-outbox',
    '  Mail          missing  set SMTP_URL and MAIL_FROM',
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
    Mail: 'missing',
    WeChat: 'missing',
    Payments: 'missing',
    'Files (COS)': 'ready',
    'Office files': 'ready',
    PUBLIC_URL: 'ready',
    TURN: 'ready',
  })
})

it('texts and mail that are set are ready, also in the demo', () => {
  const lines = serviceTable({ ...facts, demo: true, hasSms: true, hasMail: true })
  expect(lines.filter((line) => /SMS|Mail/.test(line))).toEqual([
    '  SMS           ready    Tencent Cloud SMS',
    '  Mail          ready    SMTP',
  ])
})
