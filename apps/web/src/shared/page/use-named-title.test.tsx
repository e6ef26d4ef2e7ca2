import { render } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { startI18n } from '../i18n/i18n.ts'
import { useNamedTitle } from './use-named-title.ts'

function School({ name }: { name?: string }) {
  useNamedTitle(name)
  return null
}

beforeAll(() => startI18n())
beforeEach(() => {
  document.title = 'School · Huawen Classroom'
})

it('says the name once it is known, and takes it back when the page is left', () => {
  const { rerender, unmount } = render(<School />)
  expect(document.title).toBe('School · Huawen Classroom')
  rerender(<School name="海港中文学校" />)
  expect(document.title).toMatch(/^海港中文学校 · /)
  unmount()
  expect(document.title).toBe('School · Huawen Classroom')
})

it('leaves the title of the next page alone', () => {
  const { unmount } = render(<School name="海港中文学校" />)
  document.title = 'Sign in · Huawen Classroom'
  unmount()
  expect(document.title).toBe('Sign in · Huawen Classroom')
})
