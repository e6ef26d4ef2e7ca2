import { describe, expect, it } from 'vitest'
import { type GuardDecision, type GuardInput, guardDecision } from './guard.ts'

const open = ['admin'] as const
const studentOnly = ['admin', 'student'] as const
const to = (path: string): GuardDecision => ({ action: 'redirect', to: path })
const pass: GuardDecision = { action: 'pass' }
const signOut: GuardDecision = { action: 'signOut' }

type Row = [who: string, input: GuardInput, decision: GuardDecision]

const signedOut: Row[] = [
  ['sees the root', { path: '/', routeRoles: open, role: null, device: 'desktop' }, pass],
  ['sees the login page', { path: '/login', routeRoles: open, role: null, device: 'desktop' }, pass],
  ['sees the public home', { path: '/index/home', routeRoles: open, role: null, device: 'mobile' }, pass],
  [
    'is sent from a role area to /login',
    { path: '/student', routeRoles: null, role: null, device: 'desktop' },
    to('/login'),
  ],
  [
    'is sent from a role area to /login on a phone too',
    { path: '/teacher', routeRoles: null, role: null, device: 'mobile' },
    to('/login'),
  ],
  [
    'meets "not found" at an address that nobody has',
    { path: '/no-such-page', routeRoles: open, role: null, device: 'mobile' },
    pass,
  ],
  [
    'is sent to /login from a route without admin',
    { path: '/x', routeRoles: ['student'], role: null, device: 'desktop' },
    to('/login'),
  ],
]

const onDesktop: Row[] = [
  [
    'student is sent home from the root',
    { path: '/', routeRoles: open, role: 'student', device: 'desktop' },
    to('/student'),
  ],
  [
    'teacher is sent home from the root',
    { path: '/', routeRoles: open, role: 'teacher', device: 'desktop' },
    to('/teacher'),
  ],
  [
    'student is sent home from /login',
    { path: '/login', routeRoles: open, role: 'student', device: 'desktop' },
    to('/student'),
  ],
  [
    'teacher is sent home from /login',
    { path: '/login', routeRoles: open, role: 'teacher', device: 'desktop' },
    to('/teacher'),
  ],
  [
    'teacher is sent home from the doubled path',
    { path: '/hwjy-web/login', routeRoles: open, role: 'teacher', device: 'desktop' },
    to('/teacher'),
  ],
  [
    'student stays in the own area',
    { path: '/student', routeRoles: studentOnly, role: 'student', device: 'desktop' },
    pass,
  ],
  [
    'student may read the public home',
    { path: '/index/home', routeRoles: open, role: 'student', device: 'desktop' },
    pass,
  ],
  [
    'student meets "not found", not the login page',
    { path: '/teacher', routeRoles: null, role: 'student', device: 'desktop' },
    pass,
  ],
]

const onMobile: Row[] = [
  ['student is not redirected from the root', { path: '/', routeRoles: open, role: 'student', device: 'mobile' }, pass],
  [
    'student is not redirected from /login',
    { path: '/login', routeRoles: open, role: 'student', device: 'mobile' },
    pass,
  ],
  [
    'student stays in the own area',
    { path: '/student', routeRoles: studentOnly, role: 'student', device: 'mobile' },
    pass,
  ],
  ['student links a WeChat account', { path: '/wxBind', routeRoles: null, role: 'student', device: 'mobile' }, pass],
  [
    'student is signed out elsewhere',
    { path: '/teacher', routeRoles: null, role: 'student', device: 'mobile' },
    signOut,
  ],
]

describe('route guard', () => {
  it.each(signedOut)('somebody signed out %s', (_, input, decision) => expect(guardDecision(input)).toEqual(decision))
  it.each(onDesktop)('on a desktop, a signed-in %s', (_, input, decision) =>
    expect(guardDecision(input)).toEqual(decision),
  )
  it.each(onMobile)('on a phone, a signed-in %s', (_, input, decision) =>
    expect(guardDecision(input)).toEqual(decision),
  )
})
