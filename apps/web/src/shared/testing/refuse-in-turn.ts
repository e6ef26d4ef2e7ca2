import { within } from '@testing-library/react'
import type { setupServer } from 'msw/node'
import { expect } from 'vitest'
import { refusal } from './backend.ts'

export interface RefusedAsk {
  /** The end of the call's path. */
  path: string
  codes: readonly number[]
  /** Presses what makes the call. */
  ask: () => Promise<void>
  /** Gives the part of the page that says why; all of it if left out. */
  place?: () => HTMLElement
}

/** The server refuses a call with one code after the other, and each sentence is read before the next is asked for. */
export async function refuseInTurn(
  server: ReturnType<typeof setupServer>,
  { path, codes, ask, place = () => document.body }: RefusedAsk,
): Promise<void> {
  for (const code of codes) {
    const sentence = `Refused by ${code}`
    server.use(refusal(path, code, sentence))
    await ask()
    expect((await within(place()).findAllByText(sentence)).length).toBeGreaterThan(0)
  }
}
