import { memoryStorage } from '@hwjy/sdk'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { APP_HERE, APP_LOST, dispatchAppEvent } from '../shared/app-events.ts'
import { takeWhiteScreen } from '../shared/vitals/white-screen.ts'
import { watchForApp } from './watch-for-app.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  dispatchAppEvent(APP_HERE)
  vi.useRealTimers()
  document.body.replaceChildren()
})

function loseScript(type: string) {
  const script = Object.assign(document.createElement('script'), { type })
  document.body.append(script)
  script.dispatchEvent(new Event('error'))
}

it('says that the app is late, in the language of the visitor, until it is there', () => {
  watchForApp(document, 'zh-CN', memoryStorage())
  expect(screen.queryByRole('alert')).toBeNull()
  vi.advanceTimersByTime(10_000)
  expect(screen.getByRole('alert').textContent).toContain('加载时间比平时长')
  expect(screen.getByText('刷新').getAttribute('href')).toBe('')
  dispatchAppEvent(APP_HERE)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('says at once that code was lost, and does not call it late as well', () => {
  watchForApp(document, 'en-US', memoryStorage())
  loseScript('module')
  vi.advanceTimersByTime(60_000)
  expect(screen.getByRole('alert').textContent).toBe('Part of the app didn’t load. Reload')
})

it('hears from the app that it cannot start', () => {
  watchForApp(document, 'ja-JP', memoryStorage())
  dispatchAppEvent(APP_LOST)
  expect(screen.getByRole('alert').textContent).toContain('読み込めませんでした')
})

it('leaves to the app what is lost once it is there, and scripts of others at any time', () => {
  watchForApp(document, 'en-US', memoryStorage())
  loseScript('text/javascript')
  expect(screen.queryByRole('alert')).toBeNull()
  dispatchAppEvent(APP_HERE)
  loseScript('module')
  vi.advanceTimersByTime(60_000)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('a page that stays empty for three seconds is kept as a white screen, although its code never comes', () => {
  const storage = memoryStorage()
  document.body.innerHTML = '<div id="root"></div>'
  watchForApp(document, 'en-US', storage)
  loseScript('module')
  vi.advanceTimersByTime(3_000)
  expect(takeWhiteScreen(storage)).toBe(3_000)
})

it('a page that shows something, or starts in time, is no white screen', () => {
  const storage = memoryStorage()
  document.body.innerHTML = '<div id="root"><h1>Sign in</h1></div>'
  watchForApp(document, 'en-US', storage)
  vi.advanceTimersByTime(3_000)
  document.body.innerHTML = '<div id="root"></div>'
  watchForApp(document, 'en-US', storage)
  dispatchAppEvent(APP_HERE)
  vi.advanceTimersByTime(3_000)
  expect(takeWhiteScreen(storage)).toBeNull()
})
