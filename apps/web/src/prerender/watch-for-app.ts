import type { KeyValueStorage, Language } from '@hwjy/sdk'
import { APP_HERE, APP_LOST } from '../shared/app-events.ts'
import { keepWhiteScreen, WHITE_SCREEN_MS } from '../shared/vitals/white-screen.ts'

/** Texts of the index page itself, because the app's own words may never load. */
const texts: Record<Language, { late: string; lost: string; again: string }> = {
  'en-US': {
    late: 'This is taking longer than usual.',
    lost: 'Part of the app didn’t load.',
    again: 'Reload',
  },
  'zh-CN': { late: '加载时间比平时长。', lost: '应用的部分内容加载失败。', again: '刷新' },
  'ja-JP': {
    late: '読み込みに時間がかかっています。',
    lost: 'アプリの一部を読み込めませんでした。',
    again: '再読み込み',
  },
}

/** This is longer than the load takes on any connection that can hold a class. */
const PATIENCE_MS = 10_000

const isBlank = (page: Document) =>
  page.documentElement.dataset['prerendered'] === 'unfit' || !page.getElementById('root')?.firstElementChild

/**
 * Prevents a page that stays blank or does not react: a visitor waiting for an app that is late, or never loads, is
 * told so and can load it again.
 */
export function watchForApp(page: Document, language: Language, storage: KeyValueStorage) {
  const { again, ...sentences } = texts[language]
  const notice = page.createElement('p')
  Object.assign(notice, { className: 'app-notice', lang: language, role: 'alert' })

  function tell(what: keyof typeof sentences) {
    const link = page.createElement('a')
    // This page, without the part after `#`, which would only scroll.
    link.setAttribute('href', '')
    link.textContent = again
    notice.replaceChildren(sentences[what], ' ', link)
    page.body.append(notice)
  }
  function onLost({ target }: Event) {
    // Stands for everything it imports.
    const isOurs = target === page || (target instanceof HTMLScriptElement && target.type === 'module')
    if (!isOurs) return
    clearTimeout(timer)
    if (page.body) tell('lost')
    else page.addEventListener('DOMContentLoaded', () => tell('lost'))
  }
  const timer = setTimeout(() => tell('late'), PATIENCE_MS)
  const whiteTimer = setTimeout(() => isBlank(page) && keepWhiteScreen(storage, WHITE_SCREEN_MS), WHITE_SCREEN_MS)
  page.addEventListener('error', onLost, true)
  page.addEventListener(APP_LOST, onLost)
  function onHere() {
    clearTimeout(timer)
    clearTimeout(whiteTimer)
    page.removeEventListener('error', onLost, true)
    page.removeEventListener(APP_LOST, onLost)
    notice.remove()
  }
  page.addEventListener(APP_HERE, onHere, { once: true })
}
