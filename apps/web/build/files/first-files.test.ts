import { expect, it } from 'vitest'
import { firstViews } from '../first-views.ts'
import { firstFiles } from './first-files.ts'

const [publicFrame, publicHome] = firstViews['index/home']
const [login] = firstViews.login
const [shell, studentHome] = firstViews.student
const [, teacherHome] = firstViews.teacher
const settings = '/src/features/settings/settings-page.tsx'
const schools = '/src/features/schools/schools-page.tsx'
const forgotten = '/src/features/sign-in/forgot-page.tsx'
const dialog = '/src/features/settings/zone-dialog.tsx'

/** A graph in which each entry loads itself and these modules. */
const files = (loaded: Record<string, readonly string[]>) =>
  firstFiles({
    loadedWith: (entry) => new Set(['start.ts', '/node_modules/react.js', entry, ...(loaded[entry] ?? [])]),
    lateImports: new Map([
      ['/src/app/routes/settings-routes.tsx', [settings]],
      ['/src/app/routes/public-routes.tsx', [schools]],
      ['/src/app/routes/sign-in-routes.tsx', [forgotten]],
      [settings, [dialog]],
    ]),
  })

it('keeps what the app starts with in two files, libraries apart', () => {
  const found = files({ [login]: ['start.ts'] })
  expect(found.get('start.ts')).toBe('frame')
  expect(found.get('/node_modules/react.js')).toBe('libraries')
})

it('leaves the entry in a file of its own, because whatever imports that file waits until the first page is here', () => {
  const found = files({ '/index.html': ['/app/index.html', '/app/src/main.tsx'] })
  expect(found.has('/app/index.html')).toBe(false)
  expect(found.has('/app/src/main.tsx')).toBe(false)
})

it('makes one file for every set of first views that share a module', () => {
  const found = files({
    [login]: ['field.ts', 'logo.ts'],
    [publicFrame]: ['logo.ts'],
    [shell]: ['field.ts', 'rail.ts'],
    [studentHome]: ['rating.ts'],
  })
  expect(Object.fromEntries(found)).toMatchObject({
    [login]: 'login',
    [publicHome]: 'index-home',
    [studentHome]: 'student',
    [teacherHome]: 'teacher',
    'logo.ts': 'index-home-login',
    'field.ts': 'login-student-teacher',
    'rail.ts': 'student-teacher',
    'rating.ts': 'student',
  })
})

it('leaves to the bundler what the homes share with a page outside their frame', () =>
  expect(files({ [shell]: ['dialog.ts'], [schools]: ['dialog.ts'] }).has('dialog.ts')).toBe(false))

it('keeps in the file of the homes what they share with a page inside their frame', () =>
  expect(files({ [shell]: ['dialog.ts'], [settings]: ['dialog.ts'] }).get('dialog.ts')).toBe('student-teacher'))

it('keeps in the file of the sign-in what only its later steps share with it', () =>
  expect(files({ [login]: ['card.ts'], [forgotten]: ['card.ts'] }).get('card.ts')).toBe('login'))

it('leaves to the bundler what any other page, or a part of one, shares with the sign-in or the public home', () => {
  expect(files({ [login]: ['field.ts'], [settings]: ['field.ts'] }).has('field.ts')).toBe(false)
  expect(files({ [publicHome]: ['globe.ts'], [dialog]: ['globe.ts'] }).has('globe.ts')).toBe(false)
})

it('leaves to the bundler what no first view needs', () =>
  expect(files({ [settings]: ['switch.ts'] }).has('switch.ts')).toBe(false))
