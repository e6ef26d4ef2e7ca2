import { type Browser, expect, type Page, type Request } from '@playwright/test'
import { watchMedia } from './media.ts'
import { watchPolicy } from './policy.ts'
import { requestFrom } from './request-from.ts'
import { Room } from './room.ts'
import { refuseServiceWorkers } from './service-workers.ts'

export const PASSWORD = 'Huawen-2026'

export interface PersonOptions {
  phone?: boolean
  /** IANA name: where the device is. Default: that of the configuration. */
  timeZone?: string
  /** Who of a family it is, where several share the account. */
  child?: string
  /** Whether the app may install its service worker. Default: no. */
  worksOffline?: boolean
  /** Whether name and password are typed into the page, as people do. Default: only where a child is chosen after it. */
  types?: boolean
}

type Role = 'teacher' | 'student'
const roleOf = (username: string): Role => (username.startsWith('teacher.') ? 'teacher' : 'student')

export class Person {
  readonly page: Page
  readonly room: Room
  readonly role: Role
  /** What the page reported against us; a journey ends with none. */
  readonly faults: string[] = []
  readonly #home: string

  private constructor(page: Page, home: string, role: Role) {
    this.page = page
    this.room = new Room(page)
    this.role = role
    this.#home = home
    page.on('pageerror', (error) => this.faults.push(String(error)))
    watchPolicy(page, this.faults)
  }

  /**
   * Opens the page in a browser profile of its own. Most people are signed in by the call, and begin at their home: to
   * load the page of the sign-in takes most of a second of a core.
   */
  static async signIn(browser: Browser, home: string, username: string, options: PersonOptions = {}): Promise<Person> {
    const { child, types = child !== undefined } = options
    const viewport = options.phone === true ? { width: 390, height: 844 } : { width: 1280, height: 800 }
    const context = await browser.newContext({
      viewport,
      permissions: ['camera', 'microphone'],
      locale: 'en-US',
      ...(options.timeZone !== undefined && { timezoneId: options.timeZone }),
      ...(!types && { storageState: { cookies: [], origins: [await signedIn(home, username)] } }),
    })
    await watchMedia(context)
    if (options.worksOffline !== true) await refuseServiceWorkers(context)
    const page = await context.newPage()
    if (types) return Person.signInTab(page, home, username, PASSWORD, child)
    const person = new Person(page, home, roleOf(username))
    await person.goHome()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    return person
  }

  /** In a tab that is there already: without a server, two tabs of one browser are two people. */
  static async signInTab(
    page: Page,
    home: string,
    username: string,
    password = PASSWORD,
    child?: string,
  ): Promise<Person> {
    const role = roleOf(username)
    const person = new Person(page, home, role)
    const unanswered = watchUnanswered(page)
    const login = `${home}/hwjy-web/login`
    if (page.url() !== login) await page.goto(login)
    await page.getByRole('radio', { name: role === 'teacher' ? 'Teacher' : 'Student' }).click()
    await page.getByLabel('Username').fill(username)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    if (child !== undefined) {
      // The demo's accounts have the same names on the page before.
      await expect(page.getByRole('heading', { name: 'Who’s learning today?' })).toBeVisible()
      await page.getByRole('button', { name: child }).click()
    }
    await page.waitForURL(`**/hwjy-web/${role}`).catch(async (error: unknown) => {
      const seen = await page.locator('body').innerText()
      const waiting = [...unanswered.urls].join(', ')
      throw new Error(
        `No sign-in; still on their way: ${waiting}; ${person.faults.join(', ')}; at ${page.url()}: ${seen}`,
        {
          cause: error,
        },
      )
    })
    unanswered.stop()
    return person
  }

  /** Teacher: starts the next lesson, with the device check on the way, camera and microphone on. */
  async startClass(): Promise<string> {
    await this.page
      .getByRole('button', { name: 'Start class' })
      .or(this.page.getByRole('link', { name: 'Start class' }))
      .first()
      .click()
    await this.passDeviceCheck()
    const lessonId = /lesson\/([^/]+)/.exec(this.page.url())?.[1]
    if (lessonId === undefined) throw new Error(`No lesson in ${this.page.url()}`)
    return lessonId
  }

  async passDeviceCheck(): Promise<void> {
    await this.page.getByRole('button', { name: 'Start check' }).click()
    await expect(this.page.getByText('Your camera works.')).toBeVisible()
    await expect(this.page.getByText('Your microphone works.')).toBeVisible()
    await this.page.getByRole('button', { name: /^(Enter classroom|Start class)$/ }).click()
    await this.expectInside()
  }

  async enter(lessonId: string): Promise<void> {
    await this.page.goto(`${this.#home}/hwjy-web/lesson/${lessonId}/room`)
    await this.expectInside()
  }

  /** In the room, with its present state: the board knows who may draw. */
  async expectInside(): Promise<void> {
    const name = this.role === 'teacher' ? /you can write/ : /strokes?$/
    await expect(this.room.board).toHaveAccessibleName(name)
    await expect(this.page.getByText('Entering the classroom…')).toBeHidden()
  }

  async goHome(): Promise<void> {
    await this.page.goto(`${this.#home}/hwjy-web/${this.role}`)
  }
}

/** Signs in by the call, and returns what a browser keeps of it: the SDK's session and the device. */
async function signedIn(home: string, username: string) {
  const { origin, port } = new URL(home)
  const userRole = roleOf(username)
  const device = { deviceId: crypto.randomUUID(), deviceSecret: crypto.randomUUID() }
  const ask = async (path: string, authorization: string, body = new URLSearchParams()) => {
    const address = new URL(`/api-${userRole === 'teacher' ? 'tch' : 'user'}/user/${path}`, origin)
    const headers = { authorization, ...device }
    const response = await requestFrom(Number(port), address, { method: 'POST', body, headers })
    return (await response.json()) as Record<string, unknown>
  }
  const login = new URLSearchParams({ username, password: PASSWORD, captchaVerification: '' })
  const { info, ...answer } = await ask('login', `Basic ${btoa('hwjy-web:')}`, login)
  if (!info) throw new Error(`${username} is not signed in: ${JSON.stringify(answer)}`)
  const { accessToken: token, refreshToken } = info as { accessToken: string; refreshToken: string }
  const userInfo = (await ask('userInfo', `Bearer ${token}`))['data'] as { roles: unknown; buttons: unknown }
  const { roles, buttons } = userInfo
  const kept = {
    'hwjy.session': JSON.stringify({ token, refreshToken, userRole, userInfo, roles, buttons, loginStatus: '200' }),
    'hwjy.deviceId': device.deviceId,
    'hwjy.deviceSecret': device.deviceSecret,
  }
  return { origin, localStorage: Object.entries(kept).map(([name, value]) => ({ name, value })) }
}

/** What a page has asked for and not got; every request is told to the test until it stops. */
function watchUnanswered(page: Page): { urls: ReadonlySet<string>; stop: () => void } {
  const urls = new Set<string>()
  const begin = (request: Request) => urls.add(request.url())
  const end = (request: Request) => urls.delete(request.url())
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  const stop = () => void page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
  return { urls, stop }
}
