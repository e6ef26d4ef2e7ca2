import type { Language } from '@hwjy/sdk'
import { APP_HERE, APP_LOST } from '../shared/app-news.ts'

/** Said where the app's own words may never come. */
const texts: Record<Language, { late: string; lost: string; again: string }> = {
  'en-US': {
    late: 'This takes longer than usual.',
    lost: 'A part of the app did not arrive.',
    again: 'Load again',
  },
  'zh-CN': { late: '加载时间比平时长。', lost: '应用的一部分没有加载成功。', again: '重新加载' },
  'ja-JP': {
    late: '読み込みに時間がかかっています。',
    lost: 'アプリの一部を読み込めませんでした。',
    again: 'もう一度読み込む',
  },
}

/** Longer than any line that a class could be held on. */
const PATIENCE_MS = 10_000

/** No page stays blank or deaf: who waits for an app that is late, or never comes, reads so and can load it again. */
export function watchForApp(page: Document, language: Language) {
  const { again, ...news } = texts[language]
  const notice = page.createElement('p')
  Object.assign(notice, { className: 'app-notice', lang: language, role: 'alert' })

  function tell(what: keyof typeof news) {
    const link = page.createElement('a')
    // This page, without the part after `#`, which would only scroll.
    link.setAttribute('href', '')
    link.textContent = again
    notice.replaceChildren(news[what], ' ', link)
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
  page.addEventListener('error', onLost, true)
  page.addEventListener(APP_LOST, onLost)
  function onHere() {
    clearTimeout(timer)
    page.removeEventListener('error', onLost, true)
    page.removeEventListener(APP_LOST, onLost)
    notice.remove()
  }
  page.addEventListener(APP_HERE, onHere, { once: true })
}
