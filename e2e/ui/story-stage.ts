import type { Page } from '@playwright/test'
import axe from 'axe-core'

interface Globals {
  theme?: 'light' | 'dark' | 'contrast'
  language?: 'en-US' | 'zh-CN' | 'ja-JP'
}
/** What Storybook's frame says of the story it plays; each event fills in its part. */
interface StoryEvent {
  storyId?: string
  status?: string
  message?: string
  description?: string
}
interface Channel {
  emit: (event: string, payload: unknown) => void
  on: (event: string, listener: (payload: StoryEvent) => void) => void
  once: (event: string, listener: () => void) => void
}
declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel
    axe: typeof axe
  }
}

/** One page with Storybook's frame in it; stories take turns on it, which is many times quicker than a page for each. */
export class StoryStage {
  readonly page: Page
  readonly #url: string
  readonly #complaints: string[] = []
  #isOpen = false

  constructor(page: Page, url: string) {
    this.page = page
    this.#url = url
    page.on('pageerror', (error) => this.#complaints.push(String(error)))
    page.on('console', (message) => {
      // A file that is missing is a state of components too; code that is missing is an error of the page.
      const isMissingFile = message.text().startsWith('Failed to load resource')
      if (message.type() === 'error' && !isMissingFile) this.#complaints.push(message.text())
    })
  }

  /** Shows a story in English and light, and plays it. @returns what went wrong, empty when nothing did */
  async play(storyId: string): Promise<readonly string[]> {
    if (!this.#isOpen) await this.#open()
    this.#complaints.length = 0
    const outcome = await this.page.evaluate(async (id) => {
      const channel = window.__STORYBOOK_ADDONS_CHANNEL__
      // The catalogue's own axe would get in the way of ours.
      channel.emit('updateGlobals', { globals: { theme: 'light', language: 'en-US', a11y: { manual: true } } })
      const finished = new Promise<string>((resolve) => {
        channel.on('storyFinished', ({ storyId, status }) => storyId === id && resolve(status ?? ''))
        channel.on('playFunctionThrewException', ({ message }) => resolve(message ?? ''))
        channel.on('storyThrewException', ({ message }) => resolve(message ?? ''))
        channel.on('storyErrored', ({ description }) => resolve(description ?? ''))
        channel.on('storyMissing', () => resolve('missing'))
      })
      channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
      return finished
    }, storyId)
    const failures = outcome === 'success' ? [] : [`the story ended with: ${outcome}`]
    return [...failures, ...this.#complaints]
  }

  /** Lets the story that stands on the stage put on another theme or language, in the state that it has. */
  async apply(globals: Globals): Promise<void> {
    await this.page.evaluate(async (next) => {
      const channel = window.__STORYBOOK_ADDONS_CHANNEL__
      const rendered = new Promise<void>((resolve) => channel.once('storyRendered', () => resolve()))
      channel.emit('updateGlobals', { globals: next })
      await rendered
    }, globals)
  }

  /** @param rules all of axe's, or only those named @returns serious and critical findings, each with its element */
  async findings(rules?: readonly string[]): Promise<readonly string[]> {
    const violations = await this.page.evaluate(async (only) => {
      // A story is a part of a page; and Radix's focus guards are hidden and focusable by design.
      const ofWholePages = ['region', 'page-has-heading-one', 'landmark-one-main', 'bypass']
      const options = only
        ? { runOnly: [...only] }
        : { rules: Object.fromEntries(ofWholePages.map((rule) => [rule, { enabled: false }])) }
      const context = { include: ['body'], exclude: ['[data-radix-focus-guard]', '.sb-wrapper'] }
      // A layer that still fades in does not yet count as one that covers the page.
      const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      await Promise.allSettled(passing.map(({ finished }) => finished))
      return (await window.axe.run(context, { ...options, resultTypes: ['violations'] })).violations
    }, rules)
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`))
  }

  /** Elements that stick out of the page to the side, the outermost first. */
  async sidewaysOverflow(): Promise<readonly string[]> {
    return this.page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement
      if (scrollWidth <= clientWidth) return []
      return [...document.body.querySelectorAll('*')]
        .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
        .slice(0, 3)
        .map((element) => (element.cloneNode(false) as Element).outerHTML)
    })
  }

  async words(): Promise<string> {
    return this.page.evaluate(() => {
      const heard = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')].flatMap((element) =>
        ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
      )
      return [document.body.innerText, ...heard].join('\n')
    })
  }

  async #open(): Promise<void> {
    await this.page.goto(`${this.#url}/iframe.html?viewMode=story`)
    await this.page.waitForFunction(() => window.__STORYBOOK_ADDONS_CHANNEL__ !== undefined)
    await this.page.evaluate(axe.source)
    this.#isOpen = true
  }
}
