import { expect, it } from 'vitest'
import { firstViews } from '../first-views.ts'
import { styleFiles } from './style-files.ts'

const [login] = firstViews.login
const [, studentHome] = firstViews.student

/** A graph in which each entry loads these modules. */
const files = (loaded: Record<string, readonly string[]>) =>
  Object.fromEntries(styleFiles({ loadedWith: (entry) => new Set(loaded[entry]) }))

it('makes one file of the styles of every page, one of those of visitors, and one of those of the homes', () =>
  expect(
    files({
      '/index.html': ['/src/app/global.css.ts'],
      [login]: ['/src/login.css.ts', '/src/frame.css.ts', '/src/login-page.tsx'],
      [studentHome]: ['/src/card.css.ts', '/src/frame.css.ts'],
    }),
  ).toEqual({
    '/src/app/global.css.ts.vanilla.css': 'styles',
    '/src/frame.css.ts.vanilla.css': 'styles',
    '/src/login.css.ts.vanilla.css': 'visit-styles',
    '/src/card.css.ts.vanilla.css': 'home-styles',
  }))

it('gives every page what a visitor sees of the design system', () =>
  expect(files({ [login]: ['/packages/ui/src/field/field.css.ts'] })).toEqual({
    '/packages/ui/src/field/field.css.ts.vanilla.css': 'styles',
  }))
