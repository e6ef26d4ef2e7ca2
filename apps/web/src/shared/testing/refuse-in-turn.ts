import { LANGUAGES } from '@hwjy/sdk'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import type { setupServer } from 'msw/node'
import { expect, vi } from 'vitest'
import { i18n } from '../i18n/i18n.ts'
import { refusal } from './backend.ts'
import { noteCut } from './refusal-record.ts'

interface Ask {
  /** The end of the call's path. */
  path: string
  /** Presses what makes the call. */
  ask: () => Promise<unknown>
  /** Gives the part of the page that says why; all of it if left out. */
  place?: () => HTMLElement
}

export interface RefusedAsk extends Ask {
  codes: readonly number[]
  /** Gives the part that says that the network was cut, where it is not `place`; `kept` where the call waits in silence. */
  cut?: (() => HTMLElement) | 'kept'
}

/**
 * The network is cut in the middle of a call, then the server refuses it with one code after the other; each sentence is
 * read before the next is asked for.
 */
export async function refuseInTurn(
  server: ReturnType<typeof setupServer>,
  { path, codes, ask, place = () => document.body, cut = place }: RefusedAsk,
): Promise<void> {
  if (cut !== 'kept') await cutInTheMiddle(server, { path, ask, place: cut })
  for (const code of codes) {
    const sentence = `Refused by ${code}`
    server.use(refusal(path, code, sentence))
    await ask()
    expect((await within(place()).findAllByText(sentence)).length).toBeGreaterThan(0)
  }
}

async function cutInTheMiddle(server: ReturnType<typeof setupServer>, { path, ask, place }: Required<Ask>) {
  let isCut = false
  const cut = http.all(`*${path}`, ({ request }) => {
    noteCut(request)
    isCut = true
    return HttpResponse.error()
  })
  server.use(cut)
  const sentence = i18n.t('problem.unreachable')
  closeToasts(sentence)
  // The SDK sends a call again after a while, but not where there is no network.
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  try {
    await ask()
    await waitFor(() => expect(isCut).toBe(true))
    expect((await within(place()).findAllByText(sentence)).length).toBeGreaterThan(0)
  } finally {
    line.mockRestore()
  }
}

/** The words of an earlier call, which a toast keeps for some seconds, would be taken for those of this one. */
function closeToasts(words: string) {
  for (const said of screen.queryAllByText(words)) {
    const close = said.closest('[data-swipe-direction]')?.querySelector('button')
    if (close) fireEvent.click(close)
  }
}

export interface RefusedInOwnWords extends Ask {
  /** With `says` as the key of the page's words, such as `schoolOffice:students.full`. */
  refusals: readonly { code: number; reason?: string; says: string }[]
}

/**
 * The same where the page has better words than the server: they are read in each language. The page stays open, so
 * `ask` presses elements that it found before, or finds them without their names.
 */
export async function refuseInOwnWords(
  server: ReturnType<typeof setupServer>,
  { path, refusals, ask, place = () => document.body }: RefusedInOwnWords,
): Promise<void> {
  for (const language of LANGUAGES) {
    await act(() => i18n.changeLanguage(language))
    for (const { code, reason, says } of refusals) {
      const data = reason === undefined ? null : { reason }
      const refused = { code, message: 'In the words of the server', data }
      server.use(http.all(`*${path}`, () => HttpResponse.json(refused)))
      await ask()
      const [namespace = ''] = says.split(':')
      await waitFor(() => expect(i18n.hasResourceBundle(language, namespace)).toBe(true))
      const words = (i18n.t as (key: string) => string)(says)
      expect((await within(place()).findAllByText(words)).length).toBeGreaterThan(0)
    }
  }
  await act(() => i18n.changeLanguage('en-US'))
}
